import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** The texts of a poster, in the language of who prints it. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}
