import type { ContractStatus } from './contract-transitions.ts'

interface Document {
  readonly status: ContractStatus
  /** Its contracts that stand. */
  readonly contractIds: readonly string[]
}

/** Whether all Siders of a document left before anybody signed it: nobody signs, contests or makes it anew (N-42). */
export function isCancelled({ status, contractIds }: Document): boolean {
  return status !== 'signed' && contractIds.length === 0
}
