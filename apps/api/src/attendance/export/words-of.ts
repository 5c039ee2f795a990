import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** The texts of an export of hours, in the language of the caller. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}
