import type { BillableHours, BilledHours } from '@renfort/domain/invoice/billable-hours.ts'
import type { SiderDay } from '@renfort/domain/invoice/meal-lines.ts'
import type { Span } from '@renfort/domain/attendance/attendance.ts'
import {
  addDays,
  instantOf,
  type Instant,
  type IsoDate,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

const midnight = localTime('00:00')

/** When a day of Paris begins. */
export function startOf(day: IsoDate): Instant {
  return instantOf(day, midnight)
}

/** The companies that a run has something to bill: hours of weeks that are over, or a holiday. */
export async function findCompaniesToBill(
  queries: Queries,
  { before, holidays }: { readonly before: IsoDate; readonly holidays: readonly IsoDate[] },
): Promise<readonly string[]> {
  const weeksBefore = holidays.map((day) => {
    return { from: startOf(addDays(day, -7)), until: startOf(addDays(day, -6)) }
  })
  const { rows } = await sql<{ id: string }>`
    select organisation_id as id from attendances
    where status = 'att.validated' and paid_at is null
      and starts_at < ${startOf(before)}::timestamptz
    union
    select s.organisation_id
    from jsonb_to_recordset(${json(weeksBefore)}::jsonb) d ("from" timestamptz, until timestamptz)
    join shifts s on s.starts_at >= d."from" and s.starts_at < d.until and s.posted
    order by 1`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * Locks a company for its run, so that two processes bill it one after the other, and tells whether the
 * run has billed it already. Nothing else waits but changes of the company itself.
 */
export async function lockForRun(
  queries: Queries,
  { organisationId, runOn }: { readonly organisationId: string; readonly runOn: IsoDate },
): Promise<'billed' | 'open'> {
  await sql`select from organisations where id = ${organisationId} for no key update`.execute(
    queries,
  )
  const done = await queries
    .selectFrom('invoices')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('run_on', '=', runOn)
    .limit(1)
    .executeTakeFirst()
  return done === undefined ? 'open' : 'billed'
}

interface HoursRow extends Omit<BillableHours, 'time'> {
  readonly startDate: Instant
  readonly endDate: Instant
  readonly breaks: readonly Span[]
}

/** Validated hours of the weeks that are over which no bill has, in their retained version. */
export async function findHoursToBill(
  queries: Queries,
  { organisationId, before }: { readonly organisationId: string; readonly before: IsoDate },
): Promise<readonly BillableHours[]> {
  const { rows } = await sql<HoursRow>`
    select a.id as "attendanceId", a.mission_id as "missionId", a.sider_id as "siderId",
      a.starts_at as "startsAt", v.starts_at as "startDate", v.ends_at as "endDate", v.breaks
    from attendances a
    join lateral (
      select starts_at, ends_at, breaks from attendance_versions
      where attendance_id = a.id order by number desc limit 1
    ) v on true
    where a.organisation_id = ${organisationId} and a.status = 'att.validated'
      and a.paid_at is null and a.starts_at < ${startOf(before)}::timestamptz
    order by a.id
    for update of a`.execute(queries)
  return rows.map(({ startDate, endDate, breaks, ...hours }) => {
    return { ...hours, time: { startDate, endDate, breaks } }
  })
}

/** Weeks of Siders, from an instant until another. */
export interface SiderPeriod {
  readonly siderId: string
  readonly from: Instant
  readonly until: Instant
}

/** Hours of earlier bills that touch some weeks of some Siders. */
export async function findBilledHours(
  queries: Queries,
  organisationId: string,
  periods: readonly SiderPeriod[],
): Promise<readonly BilledHours[]> {
  const { rows } = await sql<Omit<HoursRow, 'missionId' | 'startsAt'>>`
    select distinct on (a.id) a.id as "attendanceId", a.sider_id as "siderId",
      v.starts_at as "startDate", v.ends_at as "endDate", v.breaks
    from jsonb_to_recordset(${json(periods)}::jsonb) p
      ("siderId" uuid, "from" timestamptz, until timestamptz)
    -- A day more: hours of the Sunday before may end in the week.
    join attendances a on a.sider_id = p."siderId" and a.worked_until > p."from"
      and a.worked_from >= p."from" - interval '1 day' and a.worked_from < p.until
    join lateral (
      select starts_at, ends_at, breaks from attendance_versions
      where attendance_id = a.id order by number desc limit 1
    ) v on true
    where a.organisation_id = ${organisationId} and a.paid_at is not null`.execute(queries)
  return rows.map(({ siderId, startDate, endDate, breaks }) => {
    return { siderId, time: { startDate, endDate, breaks } }
  })
}

/** Which of some days of Siders have their meal billed. */
export async function findBilledMeals(
  queries: Queries,
  organisationId: string,
  days: readonly SiderDay[],
): Promise<readonly SiderDay[]> {
  const { rows } = await sql<SiderDay>`
    select d.sider_id as "siderId", d.day
    from jsonb_to_recordset(${json(days)}::jsonb) w ("siderId" uuid, day date)
    join invoice_days d on d.organisation_id = ${organisationId} and d.kind = 'meal'
      and d.sider_id = w."siderId" and d.day = w.day`.execute(queries)
  return rows
}

/** Marks hours as settled: by an invoice, or by none where there was nothing to bill. */
export async function settleHours(
  queries: Queries,
  ids: readonly string[],
  { invoiceId, now }: { readonly invoiceId: string | null; readonly now: Instant },
): Promise<void> {
  await sql`
    update attendances set paid_at = ${now}::timestamptz, invoice_id = ${invoiceId}::uuid,
      updated_at = ${now}::timestamptz
    where id = any(${ids}::uuid[])`.execute(queries)
}
