import type { BillableHours, BilledHours } from '@renfort/domain/invoice/billable-hours.ts'
import type { SiderDay } from '@renfort/domain/invoice/issue/meal-lines.ts'
import type { Span } from '@renfort/domain/attendance/attendance.ts'
import { addDays, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { dayStarts, isBeforeDay } from '../../mission-record/place-day-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import { hoursInForce } from './hours-in-force-queries.ts'

const start = { at: sql`starts_at`, missionId: sql`attendances.mission_id` }

/** The companies with something to bill: hours or indemnities of past weeks, or a holiday. */
export async function findCompaniesToBill(
  queries: Queries,
  { before, holidays }: { readonly before: IsoDate; readonly holidays: readonly IsoDate[] },
): Promise<readonly string[]> {
  const weeksBefore = holidays.map((day) => {
    return { from: dayStarts(addDays(day, -7)).first, until: dayStarts(addDays(day, -6)).last }
  })
  const { rows } = await sql<{ id: string }>`
    select organisation_id as id from attendances
    where status = 'att.validated' and paid_at is null
      and ${isBeforeDay(start, before)}
    union
    select organisation_id from rebilled_hours where settled_at is null
    union
    select c.organisation_id from hours_corrections c
    join attendances a on a.id = c.attendance_id
    where a.paid_at is not null and a.invoice_id is null
    union
    select organisation_id from entered_indemnities
    where invoice_id is null and week_start < ${before}::date
    union
    select s.organisation_id
    from jsonb_to_recordset(${json(weeksBefore)}::jsonb) d ("from" timestamptz, until timestamptz)
    join shifts s on s.starts_at >= d."from" and s.starts_at < d.until and s.posted
    order by 1`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * Locks a company for its run, so that two processes bill it one after the other, and tells whether
 * the run has billed it already. Only changes of the company itself wait for this lock.
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

/**
 * The hours of a company to bill: validated ones of past weeks that are not billed, those of a
 * Sider that a credit note has given back, and those that cost nothing until they were corrected.
 */
export async function findHoursToBill(
  queries: Queries,
  { organisationId, before }: { readonly organisationId: string; readonly before: IsoDate },
): Promise<readonly BillableHours[]> {
  const { rows } = await sql<HoursRow>`
    with recursive given_back as (
      select invoice_id, sider_id from rebilled_hours
      where organisation_id = ${organisationId} and settled_at is null
      union
      -- The bill that was given back had billed again what an earlier one had.
      select r.invoice_id, r.sider_id from given_back b
      join rebilled_hours r on r.settled_by = b.invoice_id and r.sider_id = b.sider_id
    ),
    due as (
      select id from attendances
      where organisation_id = ${organisationId} and status = 'att.validated' and paid_at is null
        and ${isBeforeDay(start, before)}
      union
      select a.id from given_back b
      join attendances a on a.invoice_id = b.invoice_id and a.sider_id = b.sider_id
      union
      select a.id from hours_corrections c join attendances a on a.id = c.attendance_id
      where c.organisation_id = ${organisationId} and a.paid_at is not null and a.invoice_id is null
    )
    select a.id as "attendanceId", a.mission_id as "missionId", a.sider_id as "siderId",
      m.time_zone as "timeZone", a.starts_at as "startsAt", v.starts_at as "startDate",
      v.ends_at as "endDate", v.breaks
    from due
    join attendances a on a.id = due.id
    join missions m on m.id = a.mission_id
    join ${hoursInForce()} v on true
    order by a.id
    for update of a`.execute(queries)
  return rows.map(({ startDate, endDate, breaks, ...hours }) => {
    return { ...hours, time: { startDate, endDate, breaks } }
  })
}

/** A period of a Sider, from one instant to another. */
export interface SiderPeriod {
  readonly siderId: string
  readonly from: Instant
  readonly until: Instant
}

/**
 * Hours of earlier bills that touch some weeks of some Siders, except those that are billed again.
 */
export async function findBilledHours(
  queries: Queries,
  organisationId: string,
  {
    periods,
    except,
  }: { readonly periods: readonly SiderPeriod[]; readonly except: readonly string[] },
): Promise<readonly BilledHours[]> {
  const { rows } = await sql<Omit<HoursRow, 'missionId' | 'startsAt'>>`
    select distinct on (a.id) a.id as "attendanceId", a.sider_id as "siderId",
      m.time_zone as "timeZone", v.starts_at as "startDate", v.ends_at as "endDate", v.breaks
    from jsonb_to_recordset(${json(periods)}::jsonb) p
      ("siderId" uuid, "from" timestamptz, until timestamptz)
    -- Days more: hours of the Sunday before may end in the week, and a correction moves them by a day.
    join attendances a on a.sider_id = p."siderId"
      and a.worked_until > p."from" - interval '1 day'
      and a.worked_from >= p."from" - interval '2 days'
      and a.worked_from < p.until + interval '1 day'
    join missions m on m.id = a.mission_id
    join ${hoursInForce()} v on true
    where a.organisation_id = ${organisationId} and a.paid_at is not null`.execute(queries)
  const billedAgain = new Set(except)
  return rows
    .filter(({ attendanceId }) => !billedAgain.has(attendanceId))
    .map(({ siderId, timeZone, startDate, endDate, breaks }) => {
      return { siderId, timeZone, time: { startDate, endDate, breaks } }
    })
}

/** On which of some days of Siders a meal is billed. */
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

/**
 * Marks the hours of a week as settled, by an invoice or, where nothing was to bill, without one.
 * Hours of an earlier bill keep it; that they were billed again is stored separately.
 */
export async function settleHours(
  queries: Queries,
  { organisationId, weekStart, attendanceIds }: SettledWeek,
  { invoiceId, now }: { readonly invoiceId: string | null; readonly now: Instant },
): Promise<void> {
  await sql`
    with again as (
      update rebilled_hours r set settled_at = ${now}::timestamptz, settled_by = ${invoiceId}::uuid
      from invoices i
      where r.organisation_id = ${organisationId} and r.settled_at is null
        and i.id = r.invoice_id and i.week_start = ${weekStart}::date
    )
    update attendances set paid_at = coalesce(paid_at, ${now}::timestamptz),
      invoice_id = ${invoiceId}::uuid, updated_at = ${now}::timestamptz
    where id = any(${attendanceIds}::uuid[]) and invoice_id is null`.execute(queries)
}

interface SettledWeek {
  readonly organisationId: string
  readonly weekStart: IsoDate
  readonly attendanceIds: readonly string[]
}
