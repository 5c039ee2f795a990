import type { Transaction } from '../platform/database/db.ts'
import { RefusalError } from '../platform/http/refusal.ts'

/** Does what the product may refuse; a refusal changes nothing. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
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
