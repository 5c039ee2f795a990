import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** In E.164, as the contract asks. */
  e164: string
  /** As people write it: nationally in France, internationally elsewhere. */
  text: string
  /** Two letters; `null` for numbers without a country. */
  country: string | null
}

/**
 * `null` when the text is no valid number. Imported lazily, because the tables of numbers are
 * large.
 */
export function phoneNumber(text: string, country = 'FR'): PhoneNumber | null {
  const home = isSupportedCountry(country) ? country : 'FR'
  const found = parsePhoneNumberFromString(text, home)
  if (!found?.isValid()) return null
  return {
    e164: found.number,
    text: found.country === home ? found.formatNational() : found.formatInternational(),
    country: found.country ?? null,
  }
}
