const inFrench = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const inEnglish = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })

/**
 * Cents as « 1 234,50 € » (I18N-04), in English as « €1,234.50 »: two decimals, a true minus sign (INV-05)
 * and the narrow no-break spaces of French typography.
 */
export function formatMoney(cents: number, locale: string): string {
  return (isEnglish(locale) ? inEnglish : inFrench)
    .format(cents / 100)
    .replaceAll('\u00a0', '\u202f')
    .replace('-', '\u2212')
}

/** Euros as users type them in a field: « 13,50 », in English « 13.50 ». */
export function formatAmount(euros: number, locale: string): string {
  return isEnglish(locale) ? euros.toFixed(2) : euros.toFixed(2).replace('.', ',')
}

function isEnglish(locale: string): boolean {
  return locale.startsWith('en')
}
