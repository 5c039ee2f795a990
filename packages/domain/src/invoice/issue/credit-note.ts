import { cents, centsToEuros, mulDiv } from '../../kernel/money.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Refusal } from '../../kernel/issue.ts'
import { type VatArea, vatAt, withTax } from '../../law/vat.ts'
import type { IsoDate } from '../../kernel/calendar.ts'
import type { InvoiceTotals } from './invoice-totals.ts'

/** Characters of the reason of a credit note. */
export const creditReasonLimit = 500

/**
 * The totals of a credit note, all negative; `roundingCents` is the cent that its tax cannot
 * account for.
 */
export interface CreditTotals extends InvoiceTotals {
  readonly roundingCents: Cents
}

export interface CreditedInvoice extends InvoiceTotals {
  /** The date that decides the tax rate. */
  readonly issuedOn: IsoDate
  /** The tax area of the invoice; the normal rate by default. */
  readonly vatArea?: VatArea
  /** The sum of earlier credit notes, tax included; positive. */
  readonly creditedCents: Cents
}

/** Refuses to give back nothing, or more than is left of an invoice, tax included. */
export function creditRefusal(amount: Cents, invoice: CreditedInvoice): Refusal | null {
  const left = cents(invoice.totalCents - invoice.creditedCents)
  if (amount > 0 && amount <= left) return null
  return {
    key: 'errors.invoice.credit_too_large',
    params: { left: centsToEuros(cents(Math.max(0, left))) },
  }
}

/**
 * The totals of a credit note over an amount that includes tax. A whole invoice is given back
 * exactly as it was billed. For a part, the price is the one whose rounded tax brings the total
 * nearest to the amount; one amount in six cannot be reached, and a cent of rounding is shown next
 * to the tax, which stays exact.
 */
export function creditTotals(amount: Cents, invoice: CreditedInvoice): CreditTotals {
  if (amount === invoice.totalCents) {
    const { netCents, taxCents } = invoice
    return negative(netCents, taxCents, 0)
  }
  const { rate } = vatAt(invoice.vatArea ?? 'metropolis', invoice.issuedOn)
  const net = mulDiv(amount, 10_000, 10_000 + rate)
  const tax = mulDiv(net, rate, 10_000)
  return negative(net, tax, amount - net - tax)
}

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

function negative(net: number, tax: number, rounding: number): CreditTotals {
  return {
    netCents: cents(-net),
    taxCents: cents(-tax),
    roundingCents: cents(-rounding),
    totalCents: cents(-net - tax - rounding),
  }
}
