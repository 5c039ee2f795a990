import {
  currentStatus,
  lifeCycle,
  statusOf,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { type LifeCycleKey, lockLifeCycle } from './life-cycle-queries.ts'
import { findStatuses, insertStatus, type NewStatus, storeCurrentCode } from './status-queries.ts'

/**
 * Stores a status of an invoice and which status is current since, one status after the other for
 * each invoice. Returns its id, or `undefined` for a message that is stored already.
 */
export async function recordStatus(
  { queries, now }: Pick<Transaction, 'queries' | 'now'>,
  key: LifeCycleKey,
  status: NewStatus,
): Promise<string | undefined> {
  await lockLifeCycle(queries, key, now)
  const id = await insertStatus(queries, key, status, now)
  if (id === undefined) return undefined
  const current = currentStatus(saidStatuses(await findStatuses(queries, key)))
  const code = current === null ? null : lifeCycle[current].code
  await storeCurrentCode(queries, key, { code, now })
  return id
}

/** Stored statuses as the domain has them. */
export function saidStatuses<Row extends { readonly code: number }>(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const status = statusOf(row.code)
    return status === null ? [] : [{ ...row, status }]
  })
}
