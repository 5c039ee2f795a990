import { storage } from './storage.ts'

export type Locale = 'fr' | 'en'

/** French unless this device has chosen English (I18N-01). */
export function storedLocale(): Locale {
  return storage.read('locale') === 'en' ? 'en' : 'fr'
}
