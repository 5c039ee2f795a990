import { type Cents, cents } from '../kernel/money.ts'
import { withTax } from '../law/vat.ts'
import type { CreditedInvoice } from './credit-note.ts'

/**
 * What a credit note gives back, tax included, of lines that came to a sum without tax: 0 for lines that
 * came to nothing. The tax of each credit note is rounded on its own, as that of the invoice is: the last
 * one gives back what is left, where no more than those roundings is missing.
 */
export function creditOfLines(
  netCents: Cents,
  invoice: CreditedInvoice & { readonly credits: number },
): Cents {
  const amount = withTax(netCents, invoice.issuedOn, invoice.vatArea)
  const left = invoice.totalCents - invoice.creditedCents
  // Half a cent for each rounding: of the invoice, of the earlier credit notes, of this one.
  const roundings = Math.floor((invoice.credits + 2) / 2)
  return amount > left && amount - left <= roundings ? cents(left) : amount
}
