import type { Transaction } from '../platform/database/db.ts'
import { RefusalError } from '../platform/http/refusal.ts'

/** Does what the product may refuse; a refusal changes nothing, and the result is `false`. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return false
  }
}

/** The same transaction, whose changes say in the trail that they are simulated. */
export function simulated(transaction: Transaction): Transaction {
  return {
    ...transaction,
    record: (...changes) =>
      transaction.record(
        ...changes.map((change) => ({
          ...change,
          after: { ...(change.after as object | null), simulated: true },
        })),
      ),
  }
}
