import type { BillableHours, BilledHours } from '@renfort/domain/invoice/billable-hours.ts'
import type { Span } from '@renfort/domain/attendance/attendance.ts'
import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import type { InvoiceLine } from '@renfort/domain/invoice/invoice.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { HourType } from '@renfort/domain/remuneration/pricing-rows.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { hoursInForce } from './issue/hours-in-force-queries.ts'

interface InvoiceKey {
  readonly organisationId: string
  readonly id: string
}

/** The content of an invoice that lists do not show. */
export async function findInvoiceRest(
  queries: Queries,
  { organisationId, id }: InvoiceKey,
): Promise<{ facts: InvoiceFacts; roundingCents: number; createdAt: Instant } | undefined> {
  return queries
    .selectFrom('invoices')
    .select(['facts', 'rounding_cents as roundingCents', 'created_at as createdAt'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A line as it was billed, with the Sider's pay. */
export interface BilledLine {
  readonly kind: InvoiceLine['kind']
  readonly missionId: string
  readonly siderId: string
  readonly tags: readonly HourType[]
  readonly increaseBasisPoints: number | null
  readonly minutes: number | null
  readonly days: readonly IsoDate[]
  readonly payUnitCents: number | null
  readonly coefficientBasisPoints: number | null
  readonly unitCents: number
  readonly priceCents: number
  /** The transport cost that was entered, and the share of it that is billed. */
  readonly enteredCents: number | null
  readonly coverBasisPoints: number | null
  /** The name in the pay policy when it was entered. */
  readonly bonusName: string | null
}

/** The lines of an invoice, in their order. */
export async function findBilledLines(
  queries: Queries,
  { organisationId, id }: InvoiceKey,
): Promise<readonly BilledLine[]> {
  return queries
    .selectFrom('invoice_lines as l')
    .leftJoin('entered_indemnities as e', 'e.id', 'l.indemnity_id')
    .select([
      'l.mission_id as missionId',
      'l.sider_id as siderId',
      'l.tags',
      'l.increase_bp as increaseBasisPoints',
      'l.minutes',
      'l.days',
      'l.pay_unit_cents as payUnitCents',
      'l.coefficient_bp as coefficientBasisPoints',
      'l.unit_cents as unitCents',
      'l.price_cents as priceCents',
      'e.entered_cents as enteredCents',
      'e.cover_bp as coverBasisPoints',
      'e.name as bonusName',
      sql<InvoiceLine['kind']>`l.kind`.as('kind'),
    ])
    .where('l.organisation_id', '=', organisationId)
    .where('l.invoice_id', '=', id)
    .orderBy('l.position')
    .execute()
}

interface HoursRow extends Omit<BillableHours, 'time'> {
  readonly startDate: Instant
  readonly endDate: Instant
  readonly breaks: readonly Span[]
  readonly isOwn: boolean
}

interface HoursOfInvoice {
  readonly own: readonly BillableHours[]
  /** Hours of the same Siders and weeks on earlier bills. */
  readonly before: readonly BilledHours[]
}

/** The hours that an invoice settled, and those of the same weeks that were billed before them. */
export async function findHoursOfInvoice(
  queries: Queries,
  { organisationId, id, createdAt }: InvoiceKey & { readonly createdAt: Instant },
): Promise<HoursOfInvoice> {
  const { rows } = await sql<HoursRow>`
    with recursive bills as (
      select ${id}::uuid as id, null::uuid as sider_id
      union
      -- Hours that an earlier invoice had, and that this one billed again after a credit note.
      select r.invoice_id, r.sider_id from bills b
      join rebilled_hours r on r.settled_by = b.id
        and (b.sider_id is null or r.sider_id = b.sider_id)
    ),
    own as (
      select a.id, a.sider_id,
        date_trunc('week', a.worked_from at time zone m.time_zone) at time zone 'UTC' as monday
      from bills b
      join attendances a on a.invoice_id = b.id and (b.sider_id is null or a.sider_id = b.sider_id)
      join missions m on m.id = a.mission_id
      where a.organisation_id = ${organisationId}
    ),
    ids as (
      select id, true as "isOwn" from own
      union
      select a.id, false
      from (select distinct sider_id, monday from own) w
      -- Days more: hours may end in the next week, and no place is a day from UTC.
      join attendances a on a.sider_id = w.sider_id
        and a.worked_until > w.monday - interval '1 day'
        and a.worked_from < w.monday + interval '9 days'
      where a.organisation_id = ${organisationId} and a.paid_at < ${createdAt}::timestamptz
        and a.id not in (select id from own)
    )
    select a.id as "attendanceId", a.mission_id as "missionId", a.sider_id as "siderId",
      m.time_zone as "timeZone", a.starts_at as "startsAt", v.starts_at as "startDate",
      v.ends_at as "endDate", v.breaks, i."isOwn"
    from ids i
    join attendances a on a.id = i.id
    join missions m on m.id = a.mission_id
    -- What was in force when the invoice was issued: later corrections are those of later bills.
    join ${hoursInForce(createdAt)} v on true
    order by a.id`.execute(queries)
  const hours = rows.map(({ startDate, endDate, breaks, ...row }) => {
    return { ...row, time: { startDate, endDate, breaks } }
  })
  return {
    own: hours.filter(({ isOwn }) => isOwn),
    before: hours.filter(({ isOwn }) => !isOwn),
  }
}
