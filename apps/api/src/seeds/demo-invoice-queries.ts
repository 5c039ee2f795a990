import { type Instant, localDateOf } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

/** Invoices that are due by the day and not paid. */
export async function findDueInvoices(queries: Queries, now: Instant): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('invoices')
    .select('id')
    .where('type', '=', 'invoice')
    .where('paid_at', 'is', null)
    .where('due_on', '<=', localDateOf(now))
    .orderBy('reference_number')
    .execute()
  return rows.map(({ id }) => id)
}

/** The largest invoice of the day; `null` without one, or where something was given back on that day. */
export async function findInvoiceToCredit(
  queries: Queries,
  now: Instant,
): Promise<{ readonly id: string; readonly totalCents: number } | null> {
  const day = localDateOf(now)
  const invoices = await queries
    .selectFrom('invoices')
    .select(['id', 'type', 'total_cents as totalCents'])
    .where('issued_on', '=', day)
    .orderBy('total_cents', 'desc')
    .execute()
  const [largest] = invoices
  const isDone = invoices.some(({ type }) => type === 'creditNote')
  return largest === undefined || isDone ? null : largest
}
