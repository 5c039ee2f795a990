import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import type { BatchRow } from './batch-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** What the API says of contracts, in the language of a person. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}

/** What somebody agrees to who signs a document: shown beside the button, kept with the signature. */
export function consentTo(
  { kind, contractIds }: Pick<BatchRow, 'kind' | 'contractIds'>,
  locale: Locale,
): string {
  const { consent, consentToAmendment } = wordsOf(locale)
  const { one, many } = kind === 'contract' ? consent : consentToAmendment
  const contracts = contractIds.length
  return contracts === 1 ? one : fillWords(many, { contracts: String(contracts) })
}
