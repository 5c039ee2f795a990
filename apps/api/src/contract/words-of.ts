import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** What the API says of contracts, in the language of a person. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}

/** What somebody agrees to who signs so many contracts: shown beside the button, kept with the signature. */
export function consentTo(contracts: number, locale: Locale): string {
  const { consent } = wordsOf(locale)
  return contracts === 1 ? consent.one : fillWords(consent.many, { contracts: String(contracts) })
}
