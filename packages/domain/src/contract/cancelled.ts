import type { ContractStatus } from './contract-transitions.ts'

interface Document {
  readonly status: ContractStatus
  /** Its contracts that are not cancelled. */
  readonly contractIds: readonly string[]
}

/**
 * Whether all Siders of a document left before anybody signed it: nobody can then sign, contest or
 * regenerate it (N-42).
 */
export function isCancelled({ status, contractIds }: Document): boolean {
  return status !== 'signed' && contractIds.length === 0
}
