import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** What an export of hours says, in the language of who asks for it. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}
