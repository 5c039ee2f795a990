import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** What the printed week and its table file say. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}
