import type { Cents } from '../kernel/money.ts'
import type { InvoiceType } from './invoice.ts'

/** What has become of the amount of an invoice; `credited`: it was given back before any money came in. */
export const settlements = ['paid', 'unpaid', 'credited'] as const
export type Settlement = (typeof settlements)[number]

export interface SettledInvoice {
  readonly type: InvoiceType
  /** Settled, whether by money or by its credit notes. */
  readonly isPaid: boolean
  /** Tax included. */
  readonly totalCents: Cents
  /** What its credit notes had left to pay when it was settled; until then, what they leave now. */
  readonly dueCents: Cents
  /** A bank has paid it, and has not taken that back. */
  readonly isCollected: boolean
}

/**
 * Tells an invoice that money settled from one that its credit notes did, of which nothing was left to
 * pay. What a bank has paid is paid, whatever was given back; a credit note is settled or is not.
 */
export function settlementOf(invoice: SettledInvoice): Settlement {
  const { type, isPaid, totalCents, dueCents, isCollected } = invoice
  const isGivenBack = type === 'invoice' && totalCents > 0 && dueCents <= 0
  if (isGivenBack && !isCollected) return 'credited'
  return isPaid ? 'paid' : 'unpaid'
}
