import { frenchOf } from '@renfort/domain/kernel/french-of.ts'
import { product } from '@renfort/domain/kernel/product.ts'
import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storage } from './storage.ts'
import { type Locale, storedLocale } from './stored-locale.ts'
import { writtenConfig } from './written-config.ts'

export const i18n: I18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: storedLocale(),
  fallbackLng: 'fr',
  resources: { fr: {}, en: {} },
  ns: [],
  interpolation: {
    escapeValue: false,
    defaultVariables: { product: writtenConfig()?.productName ?? product.name },
  },
  initAsync: false,
  react: { useSuspense: false },
})
/** « {{name, of}} » in a French sentence stands for « de » and the name: « d’Inès ». */
i18n.services.formatter?.add('of', (name) => frenchOf(String(name)))
document.documentElement.lang = i18n.language

/** Adds the dictionary of one area when its screens load. */
export function addWords(area: string, words: { readonly fr: object; readonly en: object }): void {
  i18n.addResourceBundle('fr', area, words.fr)
  i18n.addResourceBundle('en', area, words.en)
}

export function currentLocale(): Locale {
  return i18n.language === 'en' ? 'en' : 'fr'
}

/** Uses the language of the account on a device where the user has chosen none (I18N-02). */
export async function followAccount(locale: Locale): Promise<void> {
  if (storage.read('locale') === null && storage.read('logasId') === null) {
    await changeLocale(locale)
  }
}

/** Changes the language at once and keeps the choice on this device. */
export async function changeLocale(locale: Locale): Promise<void> {
  storage.write('locale', locale)
  await i18n.changeLanguage(locale)
  document.documentElement.lang = locale
}
