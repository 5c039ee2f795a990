import { type Issue, issue } from '../kernel/issue.ts'
import { isVatNumberOf } from './vat-number.ts'

export const longestAddressPart = 200

/** The fields of a billing address whose rules depend on each other. */
export interface BillingFields {
  readonly country: string
  readonly postalCode: string
  readonly tvaNumber: string | null
}

/** A postal code as it is stored: capitals, no spaces. */
export function postalCodeOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Whether a postal code has 4 to 10 letters, digits and hyphens, or five digits in France (C-17, SET-26). */
export function isBillingPostalCode(code: string, country: string): boolean {
  return country === 'FR' ? /^\d{5}$/.test(code) : /^[A-Z0-9-]{4,10}$/.test(code)
}

/** Every problem of a billing address; only France may leave out the VAT number (SET-25). */
export function validateBilling({ country, postalCode, tvaNumber }: BillingFields): Issue[] {
  const wrong = country === 'FR' ? 'errors.field.postal_code' : 'errors.field.postal_code_abroad'
  const postal = isBillingPostalCode(postalCode, country) ? [] : [issue(['postalCode'], wrong)]
  return [...postal, ...vatIssues(country, tvaNumber ?? '')]
}

function vatIssues(country: string, number: string): Issue[] {
  if (number === '') {
    return country === 'FR' ? [] : [issue(['tvaNumber'], 'errors.field.vat_missing')]
  }
  return isVatNumberOf(country, number) ? [] : [issue(['tvaNumber'], 'errors.field.vat')]
}
