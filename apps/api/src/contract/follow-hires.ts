import type { Transaction } from '../platform/database/db.ts'
import { findBatch } from './batch-queries.ts'
import { followStart, lockUnsigned } from './contract-queries.ts'
import { makeAnew } from './make-anew.ts'

/** Papers that nobody has signed follow the shifts of their Siders: each is made anew, once, with its start. */
export async function renewPapers(
  transaction: Transaction,
  hired: Parameters<typeof lockUnsigned>[1],
): Promise<void> {
  const { organisationId } = hired
  for (const id of await lockUnsigned(transaction.queries, hired)) {
    const batch = await findBatch(transaction.queries, { organisationId, id })
    if (batch === undefined || batch.contractIds.length === 0) continue
    await followStart(transaction.queries, id)
    await makeAnew(transaction, batch, { agent: 'system', madeBy: null })
  }
}
