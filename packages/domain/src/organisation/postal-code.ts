/** Five digits in France; other countries have rules of their own (C-17). */
export function isPostalCodeOf(country: string, code: string): boolean {
  return country !== 'FR' || /^\d{5}$/.test(code)
}
