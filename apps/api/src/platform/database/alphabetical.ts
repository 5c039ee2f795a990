import type { Locale } from '@renfort/contract/kernel/fields.ts'

const collators: Record<Locale, Intl.Collator> = {
  fr: new Intl.Collator('fr', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

/** Compares names as a reader of the language sorts them, « Salle 2 » before « Salle 10 ». */
export function alphabetical(locale: Locale): (one: string, other: string) => number {
  return collators[locale].compare
}
