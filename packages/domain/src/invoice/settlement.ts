import type { Cents } from '../kernel/money.ts'
import type { InvoiceType } from './invoice.ts'

/** What settled an invoice; `credited`: credit notes gave it all back before any payment. */
export const settlements = ['paid', 'unpaid', 'credited'] as const
export type Settlement = (typeof settlements)[number]

export interface SettledInvoice {
  readonly type: InvoiceType
  /** Whether it is settled, by money or by its credit notes. */
  readonly isPaid: boolean
  /** Tax included. */
  readonly totalCents: Cents
  /**
   * The amount that its credit notes had left to pay when it was settled; before that, what they
   * leave now.
   */
  readonly dueCents: Cents
  /** Whether a bank has paid it and has not taken that back. */
  readonly isCollected: boolean
}

/**
 * Whether money or credit notes settled an invoice; credit notes did when they left nothing to pay.
 * A payment by a bank counts as paid, even if credit notes gave it back; a credit note itself is
 * either settled or not.
 */
export function settlementOf(invoice: SettledInvoice): Settlement {
  const { type, isPaid, totalCents, dueCents, isCollected } = invoice
  const isGivenBack = type === 'invoice' && totalCents > 0 && dueCents <= 0
  if (isGivenBack && !isCollected) return 'credited'
  return isPaid ? 'paid' : 'unpaid'
}
