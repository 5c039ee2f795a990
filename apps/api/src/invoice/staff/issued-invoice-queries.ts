import type { CollectionState } from '@renfort/domain/collection/collection.ts'
import type { Settlement } from '@renfort/domain/invoice/settlement.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import {
  lifeCycle,
  type SoughtConcern,
  soughtStatuses,
  type StatusReason,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { isNamed } from '../../platform/database/word-conditions.ts'
import { dueCents, invoices, type Settled, settledColumns } from '../invoice-queries.ts'

export interface IssuedInvoiceFilters {
  /** The beginning of an invoice number, or a part of a company’s name; empty for all. */
  readonly text: string
  readonly isPaid: boolean | null
  readonly settlement: Settlement | null
  readonly concern: SoughtConcern | null
}

/** Invoices whose payment a bank took back. */
const isReturned = sql<boolean>`i.collection = 'returned' and i.paid_at is null`

/** Invoices with a concern, written so that the index on these columns serves. */
function isConcern(concern: SoughtConcern) {
  if (concern === 'untransmitted') return sql<boolean>`l.untransmitted is not null`
  if (concern === 'returned') return isReturned
  const codes = soughtStatuses[concern].map((status) => lifeCycle[status].code)
  return sql<boolean>`l.code in (${sql.join(codes.map((code) => sql.lit(code)))})`
}

/** The rule `settlementOf` of the domain in SQL, for pages of all invoices. */
const isCredited = sql`(i.type = 'invoice' and i.total_cents > 0 and ${dueCents} <= 0
  and i.collection is distinct from 'succeeded')`
const isSettlement: Readonly<Record<Settlement, RawBuilder<boolean>>> = {
  credited: sql<boolean>`${isCredited}`,
  paid: sql<boolean>`i.paid_at is not null and not ${isCredited}`,
  unpaid: sql<boolean>`i.paid_at is null and not ${isCredited}`,
}

function filtered(queries: Queries, { text, isPaid, settlement, concern }: IssuedInvoiceFilters) {
  const number = text.toUpperCase().replaceAll(/[^A-Z0-9+_/-]/g, '')
  return invoices(queries)
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .$if(isPaid !== null, (rows) => rows.where('i.paid_at', isPaid ? 'is not' : 'is', null))
    .$if(settlement !== null, (rows) =>
      settlement === null ? rows : rows.where(isSettlement[settlement]),
    )
    .$if(concern !== null, (rows) => (concern === null ? rows : rows.where(isConcern(concern))))
    .$if(text !== '', (rows) =>
      rows.where((where) =>
        where.or([
          sql<boolean>`${number} <> '' and i.reference_number like ${`${number.replaceAll('_', String.raw`\_`)}%`}`,
          sql<boolean>`i.organisation_id in (
            select id from organisations where ${isNamed(sql`search_name`, text)}
          )`,
        ]),
      ),
    )
}

/** The reason of the current status of an invoice; none where the status needs no reason. */
function lastReason(column: 'reason_code' | 'reason') {
  return sql<string | null>`(select ${sql.ref(`s.${column}`)} from invoice_statuses s
    where s.invoice_id = i.id and s.code = l.code order by s.said_at desc limit 1)`
}

const lifeCycleConcerns = [
  'disputed',
  'refused',
  'untransmitted',
] as const satisfies readonly SoughtConcern[]

/** How many of all invoices have each concern. */
export async function countConcerns(queries: Queries): Promise<Record<SoughtConcern, number>> {
  const counts = lifeCycleConcerns.map((concern) =>
    sql<number>`count(*) filter (where ${isConcern(concern)})::int`.as(concern),
  )
  const ofLifeCycle = await queries
    .selectFrom('invoice_life_cycles as l')
    .select(counts)
    .where((where) => where.or(lifeCycleConcerns.map(isConcern)))
    .executeTakeFirstOrThrow()
  const { returned } = await queries
    .selectFrom('invoices as i')
    .select(sql<number>`count(*)::int`.as('returned'))
    .where(isReturned)
    .executeTakeFirstOrThrow()
  return { ...ofLifeCycle, returned }
}

/** A page of the invoices of all companies, the newest first. */
export async function findIssuedInvoices(
  queries: Queries,
  filters: IssuedInvoiceFilters & { readonly limit: number; readonly offset: number },
) {
  return filtered(queries, filters)
    .select([
      'o.name as companyName',
      sql<number>`i.total_cents + (select coalesce(sum(n.total_cents), 0)::int
        from invoices n where n.credited_id = i.id)`.as('leftCents'),
      'l.detail',
      sql<boolean>`l.flow_id is not null`.as('isSent'),
      lastReason('reason_code').$castTo<StatusReason | null>().as('reasonCode'),
      lastReason('reason').as('reason'),
    ])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.reference_number', 'desc')
    .limit(filters.limit)
    .offset(filters.offset)
    .execute()
}

export type IssuedRow = Awaited<ReturnType<typeof findIssuedInvoices>>[number]

export async function countIssuedInvoices(
  queries: Queries,
  filters: IssuedInvoiceFilters,
): Promise<number> {
  const { total } = await filtered(queries, filters)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Invoices by their numbers, each with its company. */
export async function findByReference(queries: Queries, references: readonly string[]) {
  return queries
    .selectFrom('invoices as i')
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .select([
      'i.id',
      'i.organisation_id as organisationId',
      'o.name as companyName',
      'i.reference_number as referenceNumber',
      'i.total_cents as totalCents',
      'i.paid_at as paidAt',
      sql<CollectionState | null>`i.collection`.as('collection'),
      sql<InvoiceType>`i.type`.as('type'),
    ])
    .where(sql<boolean>`i.reference_number = any(${references}::text[])`)
    .execute()
}

/**
 * Marks unpaid invoices as paid, with the open credit notes that are deducted from them, in one
 * statement; returns those. An invoice that a bank is asked for is left to the bank's answer.
 */
export async function storePayments(
  queries: Queries,
  references: readonly string[],
  now: Instant,
): Promise<readonly Settled[]> {
  const listed = sql`any(array(select id from invoices
    where reference_number = any(${references}::text[]) and paid_at is null
      and (collection is null or collection not in ('started', 'pending'))))`
  // Locks invoices before their credit notes, as elsewhere, and in the order of their ids, so that
  // two lists with the same invoices cause no deadlock.
  await sql`
    select from invoices where reference_number = any(${references}::text[])
    order by credited_id is not null, id for update`.execute(queries)
  return queries
    .updateTable('invoices')
    .set({ paid_at: now })
    .where('paid_at', 'is', null)
    .where(sql<boolean>`(id = ${listed} or credited_id = ${listed})`)
    .returning(settledColumns)
    .execute()
}
