import type { Refusal } from '../../kernel/issue.ts'
import type { UntransmittedReason } from './life-cycle.ts'

/** The state of the transmission of an invoice. */
interface Transmission {
  /** Whether the approved platform has it. */
  readonly isSent: boolean
  readonly untransmitted: UntransmittedReason | null
}

/**
 * Why an invoice cannot be transmitted again: the platform has it, or it is on its way. `null`
 * where it can.
 */
export function retransmissionRefusal({ isSent, untransmitted }: Transmission): Refusal | null {
  if (isSent) return { key: 'errors.invoice.already_transmitted' }
  return untransmitted === null ? { key: 'errors.invoice.being_transmitted' } : null
}
