import type { IsoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import type { Cents } from '../../kernel/money.ts'
import { type VatArea, withTax } from '../../law/vat.ts'

/** The totals of an invoice, in cents: excluding tax, the tax, and both. */
export interface InvoiceTotals {
  readonly netCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
}

/**
 * The totals of lines that are already rounded. The tax, at the rate of the date in the buyer's
 * area, is computed once on their sum (law §3.9).
 */
export function invoiceTotals(
  lines: readonly { readonly priceCents: Cents }[],
  date: IsoDate,
  area: VatArea = 'metropolis',
): InvoiceTotals {
  const netCents = cents(lines.reduce((sum, { priceCents }) => sum + priceCents, 0))
  const totalCents = withTax(netCents, date, area)
  return { netCents, taxCents: cents(totalCents - netCents), totalCents }
}
