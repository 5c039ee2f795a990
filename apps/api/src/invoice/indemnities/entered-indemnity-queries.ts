import type { Span, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { IndemnityTerms } from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import { addDays, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import { isBeforeDay, isFromDay } from '../../mission-record/place-day-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { hoursInForce } from '../issue/hours-in-force-queries.ts'

interface CompanyWeek {
  readonly organisationId: string
  /** A Monday. */
  readonly weekStart: IsoDate
}

/** The Sider and the mission of some hours, as they are shown. */
export interface SiderOfMission {
  readonly siderId: string
  readonly firstName: string
  readonly lastName: string
  readonly missionId: string
  readonly missionName: string | null
  readonly jobTitleId: string
}

interface HoursRow extends SiderOfMission {
  readonly timeZone: TimeZone
  readonly startDate: Instant
  readonly endDate: Instant
  readonly breaks: readonly Span[]
}

interface WorkedHours extends SiderOfMission {
  readonly timeZone: TimeZone
  readonly time: WorkedTime
}

const start = { at: sql`a.starts_at`, missionId: sql`a.mission_id` }

/** The hours of a company in a week, by local days, validated or waiting, by Sider and mission. */
export async function findWorkedHours(
  queries: Queries,
  { organisationId, weekStart }: CompanyWeek,
): Promise<readonly WorkedHours[]> {
  const { rows } = await sql<HoursRow>`
    select s.id as "siderId", s.first_name as "firstName", s.last_name as "lastName",
      m.id as "missionId", m.name as "missionName", m.job_title_id as "jobTitleId",
      m.time_zone as "timeZone", v.starts_at as "startDate", v.ends_at as "endDate", v.breaks
    from attendances a
    join siders s on s.id = a.sider_id
    join missions m on m.id = a.mission_id
    join ${hoursInForce()} v on v.starts_at < v.ends_at
    where a.organisation_id = ${organisationId} and a.status in ('att.validated', 'att.waiting')
      and ${isFromDay(start, weekStart)} and ${isBeforeDay(start, addDays(weekStart, 7))}
    order by listed_name(s.first_name, s.last_name), s.first_name, s.id, m.id, a.starts_at`.execute(
    queries,
  )
  return rows.map(({ startDate, endDate, breaks, ...row }) => {
    return { ...row, time: { startDate, endDate, breaks } }
  })
}

function entered(queries: Queries) {
  return queries
    .selectFrom('entered_indemnities as e')
    .innerJoin('siders as s', 's.id', 'e.sider_id')
    .innerJoin('missions as m', 'm.id', 'e.mission_id')
    .leftJoin('invoices as i', 'i.id', 'e.invoice_id')
    .select([
      'e.id',
      'e.organisation_id as organisationId',
      'e.week_start as weekStart',
      'e.indemnity_id as indemnityId',
      'e.name as bonusName',
      'e.cover_bp as coverBasisPoints',
      'e.entered_cents as enteredCents',
      'e.price_cents as priceCents',
      'e.entered_at as enteredAt',
      'e.given_back_at as givenBackAt',
      'e.invoice_id as invoiceId',
      'i.reference_number as referenceNumber',
      's.id as siderId',
      's.first_name as firstName',
      's.last_name as lastName',
      'm.id as missionId',
      'm.name as missionName',
      'm.job_title_id as jobTitleId',
      sql<'transport' | 'bonus'>`e.kind`.as('kind'),
    ])
}

export type EnteredRow = Awaited<ReturnType<typeof findIndemnitiesOfWeek>>[number]

/** The entered indemnities of a company in a week, by Sider and mission. */
export async function findIndemnitiesOfWeek(
  queries: Queries,
  { organisationId, weekStart }: CompanyWeek,
) {
  return entered(queries)
    .where('e.organisation_id', '=', organisationId)
    .where('e.week_start', '=', weekStart)
    .orderBy(sql`listed_name(s.first_name, s.last_name)`)
    .orderBy('s.first_name')
    .orderBy('s.id')
    .orderBy('m.id')
    .orderBy('e.kind', 'desc')
    .orderBy('e.name')
    .orderBy('e.entered_at')
    .orderBy('e.id')
    .execute()
}

/** An entered indemnity of any company. */
export async function findIndemnity(queries: Queries, id: string): Promise<EnteredRow | undefined> {
  return entered(queries).where('e.id', '=', id).executeTakeFirst()
}

interface NewIndemnity extends CompanyWeek, IndemnityTerms {
  readonly kind: 'transport' | 'bonus'
  readonly missionId: string
  readonly siderId: string
  readonly enteredCents: number
  /** `null` where the product itself enters it. */
  readonly enteredBy: string | null
}

/** Adds an entered indemnity; `null` where the Sider already has it for that week. */
export async function insertIndemnity(
  queries: Queries,
  indemnity: NewIndemnity,
  now: Instant,
): Promise<string | null> {
  const row = await queries
    .insertInto('entered_indemnities')
    .values({
      organisation_id: indemnity.organisationId,
      kind: indemnity.kind,
      mission_id: indemnity.missionId,
      sider_id: indemnity.siderId,
      week_start: indemnity.weekStart,
      indemnity_id: indemnity.indemnityId,
      name: indemnity.name,
      cover_bp: indemnity.coverBasisPoints,
      entered_cents: indemnity.enteredCents,
      price_cents: indemnity.priceCents,
      entered_at: now,
      entered_by: indemnity.enteredBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Whether an entered indemnity is billed; it is locked until the end of the transaction, so that no
 * run bills it in between.
 */
export async function lockIndemnity(
  queries: Queries,
  id: string,
): Promise<{ readonly invoiceId: string | null } | undefined> {
  return queries
    .selectFrom('entered_indemnities')
    .select('invoice_id as invoiceId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteIndemnity(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('entered_indemnities').where('id', '=', id).execute()
}

/** The name of a company; none for a group, which has no hours. */
export async function findCompanyName(queries: Queries, id: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', id)
    .where('kind', '=', 'other')
    .executeTakeFirst()
  return row?.name
}
