import { type Cents, cents } from '../kernel/money.ts'
import { withTax } from '../law/vat.ts'
import type { CreditedInvoice } from './credit-note.ts'

/**
 * The amount that a credit note gives back, tax included, for lines with a sum without tax: 0 for a
 * sum of 0. Each credit note rounds its own tax, as the invoice does, so the last one gives back
 * all that is left if only those roundings are missing.
 */
export function creditOfLines(
  netCents: Cents,
  invoice: CreditedInvoice & { readonly credits: number },
): Cents {
  const amount = withTax(netCents, invoice.issuedOn, invoice.vatArea)
  const left = invoice.totalCents - invoice.creditedCents
  // Half a cent for each rounding: that of the invoice, of the earlier credit notes, and of this
  // one.
  const roundings = Math.floor((invoice.credits + 2) / 2)
  return amount > left && amount - left <= roundings ? cents(left) : amount
}
