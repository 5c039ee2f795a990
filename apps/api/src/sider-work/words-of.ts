import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** The API's texts about the work of Siders, in the language of a person. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}
