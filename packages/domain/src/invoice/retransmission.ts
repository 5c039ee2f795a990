import type { Refusal } from '../kernel/issue.ts'
import type { UntransmittedReason } from './life-cycle.ts'

/** Where the transmission of an invoice stands. */
interface Transmission {
  /** The approved platform has it. */
  readonly isSent: boolean
  readonly untransmitted: UntransmittedReason | null
}

/** Why an invoice is not transmitted again: it is there, or on its way. `null` where it may be. */
export function retransmissionRefusal({ isSent, untransmitted }: Transmission): Refusal | null {
  if (isSent) return { key: 'errors.invoice.already_transmitted' }
  return untransmitted === null ? { key: 'errors.invoice.being_transmitted' } : null
}
