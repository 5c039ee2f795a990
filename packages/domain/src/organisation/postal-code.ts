import { territoryOf, type WorkAddress } from '../law/territory.ts'

/** Five digits in France; other countries have rules of their own (C-17). */
export function isPostalCodeOf(country: string, code: string): boolean {
  return country !== 'FR' || /^\d{5}$/.test(code)
}

/** What is wrong with an address as a place of work: its postal code, or a labour law that is not the French one. */
export function workAddressError(
  address: WorkAddress,
): 'errors.field.postal_code' | 'errors.field.other_labour_law' | null {
  if (!isPostalCodeOf(address.country, address.postalCode)) return 'errors.field.postal_code'
  return territoryOf(address) === null ? 'errors.field.other_labour_law' : null
}
