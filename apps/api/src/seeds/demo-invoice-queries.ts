import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

/** Invoices that are due by the day and not paid. */
export async function findDueInvoices(queries: Queries, now: Instant): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('invoices')
    .select('id')
    .where('type', '=', 'invoice')
    .where('paid_at', 'is', null)
    .where('due_on', '<=', dateInParis(now))
    .orderBy('reference_number')
    .execute()
  return rows.map(({ id }) => id)
}

/** The companies of the demo. */
export async function findCompanies(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('organisations')
    .select('id')
    .where('kind', '=', 'other')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The largest invoice of the day; `null` without one, or where one of them was given back already. */
export async function findInvoiceToCredit(
  queries: Queries,
  now: Instant,
): Promise<{ readonly id: string; readonly totalCents: number } | null> {
  const invoices = await queries
    .selectFrom('invoices as i')
    .leftJoin('invoices as c', 'c.credited_id', 'i.id')
    .select(['i.id', 'i.total_cents as totalCents', 'c.id as creditId'])
    .where('i.type', '=', 'invoice')
    .where('i.issued_on', '=', dateInParis(now))
    .orderBy('i.total_cents', 'desc')
    .execute()
  const [largest] = invoices
  const isDone = invoices.some(({ creditId }) => creditId !== null)
  return largest === undefined || isDone ? null : largest
}
