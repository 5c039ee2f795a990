import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** As the contract wants it. */
  e164: string
  /** As people write it: nationally in France, internationally elsewhere. */
  text: string
}

/** `null` when the text is no valid number. Imported lazily: the tables of numbers are heavy. */
export function phoneNumber(text: string, country: CountryCode = 'FR'): PhoneNumber | null {
  const found = parsePhoneNumberFromString(text, country)
  if (!found?.isValid()) return null
  return {
    e164: found.number,
    text: found.country === country ? found.formatNational() : found.formatInternational(),
  }
}
