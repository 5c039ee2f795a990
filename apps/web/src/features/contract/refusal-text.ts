import { errorSentence } from '../../platform/error-words.ts'
import { useContractWords } from './words.ts'

interface RefusedSignature {
  /** `null` where there was no answer. */
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

/** What is said of a signature that did not go through (CTR-27); who signed meanwhile is named. */
export function useRefusalText(): (refused: RefusedSignature) => string {
  const t = useContractWords()
  return ({ key, metadata }) => {
    const name = metadata['name']
    return key === 'errors.contract.already_signed' && typeof name === 'string'
      ? t(($) => $.sign.alreadyBy, { name })
      : errorSentence(key ?? 'errors.contract.signing_failed', metadata)
  }
}
