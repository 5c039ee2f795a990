export type Locale = 'fr' | 'en'

/** The language that this device has chosen; the pages of Siders speak more of them. */
export function storedLanguage(): string | null {
  return localStorage.getItem(key)
}

export function keepLanguage(language: string): void {
  localStorage.setItem(key, language)
}

/** French unless this device has chosen English (I18N-01). */
export function storedLocale(): Locale {
  return storedLanguage() === 'en' ? 'en' : 'fr'
}

// By itself, because the pages of Siders, which every byte delays, keep nothing else of an account.
const key = 'locale'
