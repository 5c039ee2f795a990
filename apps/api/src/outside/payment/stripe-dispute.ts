import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { Stripe } from 'stripe'
import type { ChargeReturn } from './port.ts'

/**
 * The states in which the bank took no money: an inquiry before any contest, or a contest that was
 * settled before it began.
 */
const untaken: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
])

/**
 * The effect of a contest on the money of a charge; `null` while it takes none. The bank has the
 * money from the day of the contest until the provider wins it; a SEPA debit has no appeal.
 */
export function returnOf({ id, status, reason, amount }: Stripe.Dispute): ChargeReturn | null {
  if (untaken.has(status)) return null
  return {
    returnId: id,
    state: status === 'won' ? 'restored' : 'returned',
    reason: reasons[reason] ?? 'contested',
    amountCents: amount,
  }
}

/** Returns of a debit that nobody contested. */
const reasons: Readonly<Record<string, RefusalReason | undefined>> = {
  insufficient_funds: 'insufficientFunds',
  incorrect_account_details: 'accountClosed',
  bank_cannot_process: 'declined',
}
