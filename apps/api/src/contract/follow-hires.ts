import type { Transaction } from '../platform/database/db.ts'
import { findBatch } from './batch-queries.ts'
import { followStart, lockUnsigned } from './contract-queries.ts'
import { makeNextVersion } from './paper/make-next-version.ts'

/**
 * Gives each unsigned document one new version, with its start, after the shifts of its Siders
 * changed.
 */
export async function renewPapers(
  transaction: Transaction,
  hired: Parameters<typeof lockUnsigned>[1],
): Promise<void> {
  const { organisationId } = hired
  for (const id of await lockUnsigned(transaction.queries, hired)) {
    await renewPaper(transaction, { organisationId, id })
  }
}

/**
 * The same for one locked document. A contested one keeps its version, because staff answer the
 * contestation.
 */
export async function renewPaper(
  transaction: Transaction,
  key: { readonly organisationId: string; readonly id: string },
): Promise<void> {
  const batch = await findBatch(transaction.queries, key)
  if (batch === undefined || batch.contractIds.length === 0) return
  await followStart(transaction.queries, batch.id)
  if (batch.status === 'contested') return
  await makeNextVersion(transaction, batch, { agent: 'system', madeBy: null, note: null })
}
