import { type Issue, issue } from '../kernel/issue.ts'
import { isVatNumberOf } from './vat-number.ts'

/** The longest street or city of a billing address. */
export const longestAddressPart = 200

/** What an address is checked with: the fields whose rules depend on one another. */
export interface BillingFields {
  readonly country: string
  readonly postalCode: string
  readonly tvaNumber: string | null
}

/** A postal code as it is kept: people write some of them with a space. */
export function postalCodeOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** 4 to 10 letters, digits and hyphens, and five digits in France (C-17, SET-26). */
export function isBillingPostalCode(code: string, country: string): boolean {
  return country === 'FR' ? /^\d{5}$/.test(code) : /^[A-Z0-9-]{4,10}$/.test(code)
}

/** The rules by country: postal code, and a VAT number that only France may leave out (SET-25). */
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
