const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/**
 * Cents as « 1 234,50 € » in both languages (I18N-04): two decimals, a true minus sign (INV-05) and
 * the narrow no-break spaces of French typography.
 */
export function formatMoney(cents: number): string {
  return euros
    .format(cents / 100)
    .replaceAll('\u00a0', '\u202f')
    .replace('-', '\u2212')
}
