import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import type { InvoiceLine, InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { UntransmittedReason } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { CollectionState } from '@renfort/domain/collection/collection.ts'
import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/**
 * Takes the next numbers of a type within a year and returns the first. The row of the series stays
 * locked until the transaction ends, so call this right before the inserts: numbers then have no
 * gap.
 */
export async function takeNumbers(
  queries: Queries,
  {
    type,
    year,
    count,
  }: { readonly type: InvoiceType; readonly year: number; readonly count: number },
): Promise<number> {
  const row = await queries
    .insertInto('invoice_series')
    .values({ type, year, last_position: count })
    .onConflict((conflict) =>
      conflict.columns(['type', 'year']).doUpdateSet((update) => ({
        last_position: update('invoice_series.last_position', '+', count),
      })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow()
  return row.last_position - count + 1
}

/** The days and the amounts of an invoice. */
export interface InvoiceFigures {
  readonly weekStart: IsoDate
  readonly issuedOn: IsoDate
  readonly dueOn: IsoDate
  readonly netCents: number
  readonly taxCents: number
  readonly roundingCents: number
  readonly totalCents: number
}

export interface NewInvoice extends InvoiceFigures {
  readonly organisationId: string
  readonly type: InvoiceType
  readonly referenceNumber: string
  readonly runOn: IsoDate | null
  readonly creditedId: string | null
  readonly creditReason: string | null
  readonly facts: InvoiceFacts
  readonly createdBy: string | null
}

export async function insertInvoice(
  queries: Queries,
  invoice: NewInvoice,
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('invoices')
    .values({
      organisation_id: invoice.organisationId,
      type: invoice.type,
      reference_number: invoice.referenceNumber,
      run_on: invoice.runOn,
      week_start: invoice.weekStart,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      net_cents: invoice.netCents,
      tax_cents: invoice.taxCents,
      rounding_cents: invoice.roundingCents,
      total_cents: invoice.totalCents,
      credited_id: invoice.creditedId,
      credit_reason: invoice.creditReason,
      facts: json(invoice.facts),
      created_at: now,
      created_by: invoice.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the lines of an invoice in their order, and the days whose meal or holiday they bill. */
export async function insertLines(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  lines: readonly InvoiceLine[],
): Promise<void> {
  const rows = lines.map((line, i) => {
    const { kind, missionId, siderId, priceCents: price } = line
    const row = { position: i + 1, kind, missionId, siderId, price }
    if ('indemnityId' in line) {
      return { ...row, unit: price, tags: [], days: [], indemnity: line.indemnityId }
    }
    if (line.kind === 'meal') return { ...row, unit: line.unitCents, tags: [], days: line.days }
    const { minutes, payUnitCents: pay, billUnitCents: unit, coefficientBasisPoints } = line
    const hours = { ...row, minutes, pay, unit, coefficient: coefficientBasisPoints }
    return line.kind === 'hours'
      ? { ...hours, tags: line.tags, increase: line.increaseBasisPoints, days: line.holidays }
      : { ...hours, tags: ['holidays'], increase: 0, days: [line.day] }
  })
  await sql`
    with l as (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) l (position integer, kind text,
        "missionId" uuid, "siderId" uuid, tags jsonb, increase integer, minutes integer, pay integer,
        unit integer, coefficient integer, days jsonb, price integer, indemnity uuid)
    ),
    billed as (
      insert into invoice_days (organisation_id, sider_id, kind, day, invoice_id)
      select ${organisationId}::uuid, l."siderId", l.kind, d.day::date, ${id}::uuid
      from l cross join lateral jsonb_array_elements_text(l.days) d (day)
      where l.kind in ('holiday', 'meal')
    )
    insert into invoice_lines (invoice_id, position, organisation_id, kind, mission_id, sider_id, tags,
      increase_bp, minutes, pay_unit_cents, unit_cents, coefficient_bp, days, price_cents, indemnity_id)
    select ${id}::uuid, position, ${organisationId}::uuid, kind, "missionId", "siderId", tags,
      increase, minutes, pay, unit, coefficient, days, price, indemnity
    from l`.execute(queries)
}

/**
 * For an invoice `i`: the amount that its credit notes had left to pay when it was settled, or
 * leave now.
 */
export const dueCents = sql<number>`case when i.type = 'invoice' then i.total_cents + (
  select coalesce(sum(n.total_cents), 0)::int from invoices n
  where n.credited_id = i.id and (i.paid_at is null or n.paid_at <= i.paid_at)) else 0 end`

/** The number, the days and the amounts of an invoice `i`. */
export const figureColumns = [
  'i.reference_number as referenceNumber',
  'i.week_start as weekStart',
  'i.issued_on as issuedOn',
  'i.due_on as dueOn',
  'i.net_cents as netCents',
  'i.tax_cents as taxCents',
  'i.total_cents as totalCents',
] as const

/** Invoices as lists show them; a credit note has the number of its invoice. */
export function invoices(queries: Queries) {
  return queries
    .selectFrom('invoices as i')
    .leftJoin('invoices as c', 'c.id', 'i.credited_id')
    .leftJoin('invoice_life_cycles as l', 'l.invoice_id', 'i.id')
    .select([
      'i.id',
      'i.organisation_id as organisationId',
      ...figureColumns,
      'i.paid_at as paidAt',
      'i.credit_reason as creditReason',
      'i.document_key as documentKey',
      'c.reference_number as creditedNumber',
      'i.collect_on as collectOn',
      'i.collection_tries as tries',
      'l.code as statusCode',
      sql<UntransmittedReason | null>`l.untransmitted`.as('untransmitted'),
      sql<InvoiceType>`i.type`.as('type'),
      sql<CollectionState | null>`i.collection`.as('collection'),
      sql<RefusalReason | null>`i.collection_reason`.as('refusalReason'),
      // Only for unpaid invoices: afterwards the company's payment method does not matter.
      sql<ProvidedType | null>`case when i.paid_at is null and i.type = 'invoice' then (
        select p.payment_method ->> 'type' from payment_informations p
        where p.organisation_id = i.organisation_id and p.provider_method_id is not null
          and p.payment_method ->> 'state' = 'active') end`.as('collectsBy'),
      sql<boolean>`coalesce(i.collection = 'refused', false) and exists (
        select from payment_informations p where p.organisation_id = i.organisation_id
          and p.provider_method_id <> i.collection_method_id)`.as('hasOtherMethod'),
      dueCents.as('dueCents'),
    ])
}

function newestFirst(rows: ReturnType<typeof invoices>) {
  return rows
    .orderBy('i.week_start', 'desc')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.reference_number', 'desc')
}

export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number]

/** The invoices of a company for the weeks that begin within some days, the newest first. */
export async function findInvoices(
  queries: Queries,
  {
    organisationId,
    from,
    until,
  }: { readonly organisationId: string; readonly from: IsoDate; readonly until: IsoDate },
) {
  return newestFirst(invoices(queries))
    .where('i.organisation_id', '=', organisationId)
    .where('i.week_start', '>=', from)
    .where('i.week_start', '<', until)
    .execute()
}

export interface InvoiceFilters {
  readonly organisationId: string
  /** `null` for both. */
  readonly isPaid: boolean | null
  /** Mondays of the first and the last week; `null` for no bound. */
  readonly from: IsoDate | null
  readonly to: IsoDate | null
  /** Part of a number, as people type it. */
  readonly reference: string
}

/** The invoices of a company that match some filters, the newest first. */
export async function findFilteredInvoices(
  queries: Queries,
  { organisationId, isPaid, from, to, reference }: InvoiceFilters,
): Promise<readonly InvoiceRow[]> {
  const wanted = reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return newestFirst(invoices(queries))
    .where('i.organisation_id', '=', organisationId)
    .$if(isPaid !== null, (rows) => rows.where('i.paid_at', isPaid ? 'is not' : 'is', null))
    .$if(from !== null, (rows) => rows.where('i.week_start', '>=', from))
    .$if(to !== null, (rows) => rows.where('i.week_start', '<=', to))
    .$if(wanted !== '', (rows) =>
      rows.where(
        sql<boolean>`regexp_replace(i.reference_number, '[^A-Za-z0-9]', '', 'g') ilike ${`%${wanted}%`}`,
      ),
    )
    .execute()
}

interface InvoiceKey {
  readonly organisationId: string
  readonly id: string
}

/** An invoice of a company. */
export async function findOwnInvoice(
  queries: Queries,
  { organisationId, id }: InvoiceKey,
): Promise<InvoiceRow | undefined> {
  return invoices(queries)
    .where('i.organisation_id', '=', organisationId)
    .where('i.id', '=', id)
    .executeTakeFirst()
}

/** The credit notes of an invoice, the newest first. */
export async function findCreditNotes(
  queries: Queries,
  { organisationId, id }: InvoiceKey,
): Promise<readonly InvoiceRow[]> {
  return invoices(queries)
    .where('i.organisation_id', '=', organisationId)
    .where('i.credited_id', '=', id)
    .orderBy('i.created_at', 'desc')
    .execute()
}

/** An invoice of any company. */
export async function findInvoice(queries: Queries, id: string): Promise<InvoiceRow | undefined> {
  return invoices(queries).where('i.id', '=', id).executeTakeFirst()
}

/**
 * An invoice, locked until the end of the transaction, so that each credit note counts the ones
 * before.
 */
export async function lockInvoice(queries: Queries, id: string) {
  return queries
    .selectFrom('invoices')
    .select([
      'organisation_id as organisationId',
      'reference_number as referenceNumber',
      'week_start as weekStart',
      'issued_on as issuedOn',
      'due_on as dueOn',
      'net_cents as netCents',
      'tax_cents as taxCents',
      'total_cents as totalCents',
      'paid_at as paidAt',
      'facts',
      'collection_tries as tries',
      sql<CollectionState | null>`collection`.as('collection'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The sum of the credit notes of an invoice, tax included, in cents. */
export async function sumCredits(
  queries: Queries,
  id: string,
): Promise<{ readonly totalCents: number; readonly count: number }> {
  return queries
    .selectFrom('invoices')
    .select((select) => [
      sql<number>`coalesce(-sum(total_cents), 0)::int`.as('totalCents'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('credited_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** An invoice or a credit note that was settled or reopened. */
export interface Settled {
  readonly id: string
  /** `invoice` or `creditNote`. */
  readonly type: string
  readonly organisationId: string
  readonly referenceNumber: string
}

/** What a write that settles invoices answers of each. */
export const settledColumns = [
  'id',
  'type',
  'organisation_id as organisationId',
  'reference_number as referenceNumber',
] as const

/**
 * Stores that an invoice or a credit note was settled or reopened. The credit notes that were
 * deducted from an invoice change with it: those that were open when it was paid. A credit note
 * repaid in money since stays settled. Returns all changed ones.
 */
export async function storePayment(
  queries: Queries,
  id: string,
  paidAt: Instant | null,
): Promise<readonly Settled[]> {
  const wereDeducted =
    paidAt === null
      ? sql<boolean>`paid_at = (select paid_at from invoices where id = ${id})`
      : sql<boolean>`paid_at is null`
  return queries
    .updateTable('invoices')
    .set({ paid_at: paidAt })
    .where(sql<boolean>`(id = ${id} or credited_id = ${id} and ${wereDeducted})`)
    .returning(settledColumns)
    .execute()
}
