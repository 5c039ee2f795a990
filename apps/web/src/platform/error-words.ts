import type { ErrorKey } from '@renfort/domain/errors.ts'
import { addWords, i18n } from './i18n.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import type { fr as signOnWords } from './words/sign-on/fr.ts'
import type { fr as staffWords } from './words/staff/fr.ts'
import type { fr as workWords } from './words/work/fr.ts'

/** The key in its translation: the specification turns dots into underscores. */
type Underscored<Key extends string> = Key extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Key

/** Keys whose sentences load with the screens that need them. */
type LaterKey = keyof typeof signOnWords | keyof typeof staffWords | keyof typeof workWords

// An error key without a sentence does not compile.
addWords('errors', {
  fr: fr satisfies Record<Exclude<Underscored<ErrorKey>, LaterKey>, string>,
  en: en satisfies Record<Exclude<Underscored<ErrorKey>, LaterKey>, string>,
})

export type Params = Readonly<Record<string, unknown>>

const wordOf = (key: string) => `errors:${key.replaceAll('.', '_')}`

/** Whether the screen has a sentence for a key: a newer server may send unknown keys. */
export function isKnownError(key: string): key is ErrorKey {
  return i18n.exists(wordOf(key))
}

/**
 * The sentence of an error key; the generic one for a key that this version does not know, or when a value of the
 * sentence is missing (ERR-04).
 */
export function errorSentence(key: string | null, params: Params = {}): string {
  if (key === null || !isKnownError(key)) return errorSentence('errors.internal')
  let isWhole = true
  const missingInterpolationHandler = () => {
    isWhole = false
    return ''
  }
  // A sentence that depends on the place of work has a variant for each area.
  const options = { ...params, context: params['area'], missingInterpolationHandler }
  const sentence = String(i18n.t(wordOf(key) as never, options as never))
  return isWhole ? sentence : errorSentence('errors.internal')
}
