import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import type { KnownHeadings } from '@renfort/domain/attendance/import/import-table.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'

/** Whether the company imports its hours from files (N-11). */
export async function sendsFiles(queries: Queries, organisationId: string): Promise<boolean> {
  const found = await queries
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('attendance_config_type', '=', 'timesheet')
    .executeTakeFirst()
  return found !== undefined
}

/** Makes other imports of the company wait until the end of the transaction. */
export async function lockImports(queries: Queries, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organisationId}`}, 0))`.execute(
    queries,
  )
}

/** Those among some Siders whom the company knows; others are reported as if they did not exist. */
export async function findSidersOfCompany(
  queries: Queries,
  organisationId: string,
  siderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select k.sider_id as id from unnest(${siderIds}::uuid[]) s (id)
    join sider_organisations k
      on k.organisation_id = ${organisationId}::uuid and k.sider_id = s.id`.execute(queries)
  return new Set(rows.map(({ id }) => id))
}

/** The Siders with some of the company's own numbers, by the normalised number. */
export async function findSidersByNumber(
  queries: Queries,
  organisationId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; siderId: string }>`
    select number_key as key, sider_id as "siderId" from sider_numbers
    where organisation_id = ${organisationId}::uuid and number_key = any(${keys}::text[])`.execute(
    queries,
  )
  return new Map(rows.map(({ key, siderId }) => [key, siderId]))
}

/** Days of Siders at places in one time zone, with the bounds of each day. */
export interface SiderDays {
  readonly siderIds: readonly string[]
  readonly since: readonly Instant[]
  readonly until: readonly Instant[]
  readonly zones: readonly TimeZone[]
}

/** The time zones of the places where people work for a company; Paris if there are none. */
export async function findWorkZones(
  queries: Queries,
  organisationId: string,
): Promise<readonly [TimeZone, ...TimeZone[]]> {
  const { rows } = await sql<{ zone: TimeZone }>`
    select distinct time_zone as zone from missions
    where organisation_id = ${organisationId}::uuid and status = 'submitted'
    order by 1`.execute(queries)
  const [first = parisZone, ...others] = rows.map(({ zone }) => zone)
  return [first, ...others]
}

export interface PlannedShift {
  readonly siderId: string
  readonly shiftId: string
  readonly missionId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
  readonly timeZone: TimeZone
}

/**
 * The shifts of posted missions for which some Siders were hired and which start on some local
 * days.
 */
export async function findPlannedShifts(
  queries: Queries,
  organisationId: string,
  { siderIds, since, until, zones }: SiderDays,
): Promise<readonly PlannedShift[]> {
  const { rows } = await sql<PlannedShift>`
    select a.sider_id as "siderId", a.shift_id as "shiftId", a.mission_id as "missionId",
      (extract(epoch from s.starts_at) / 60)::int as "startMinute",
      (extract(epoch from s.ends_at) / 60)::int as "endMinute", s.break_minutes as "breakMinutes",
      m.time_zone as "timeZone"
    from unnest(${siderIds}::uuid[], ${since}::timestamptz[], ${until}::timestamptz[],
      ${zones}::text[]) d (sider_id, since, until, zone)
    join assignments a on a.sider_id = d.sider_id and a.starts_at >= d.since
      and a.starts_at < d.until and a.organisation_id = ${organisationId}::uuid
    join shifts s on s.id = a.shift_id
    join missions m on m.id = s.mission_id and m.status = 'submitted'
      and m.time_zone = d.zone`.execute(queries)
  return rows
}

/** Shifts, each with one of its Siders. */
interface ShiftsOfSiders {
  readonly shiftIds: readonly string[]
  readonly siderIds: readonly string[]
}

interface StoredHours {
  readonly id: string
  readonly shiftId: string
  readonly siderId: string
  readonly status: AttendanceStatus
  readonly isDeclared: boolean
}

/** The existing hours of some shifts, locked, and whether anybody has declared them. */
export async function lockHoursOfShifts(
  queries: Queries,
  { shiftIds, siderIds }: ShiftsOfSiders,
): Promise<readonly StoredHours[]> {
  const { rows } = await sql<StoredHours>`
    select a.id, a.shift_id as "shiftId", a.sider_id as "siderId", a.status,
      exists (
        -- By its whole key: whatever the statistics, that is one look-up.
        select from attendance_versions v where v.attendance_id = a.id and v.number = 1
      ) as "isDeclared"
    from unnest(${shiftIds}::uuid[], ${siderIds}::uuid[]) r (shift_id, sider_id)
    join attendances a on a.shift_id = r.shift_id and a.sider_id = r.sider_id
    order by a.id
    for update of a`.execute(queries)
  return rows
}

/** Times of Siders, each for a shift. */
interface TimesOfSiders extends ShiftsOfSiders {
  readonly startDates: readonly Instant[]
  readonly endDates: readonly Instant[]
}

interface Overlap {
  /** The index of the time, from 0. */
  readonly place: number
  /** The shift of the other hours; `null` for unplanned work, or work for another company. */
  readonly shiftId: string | null
}

/** Other hours of the same Siders, in any company, that overlap these. */
export async function findOverlaps(
  queries: Queries,
  organisationId: string,
  { shiftIds, siderIds, startDates, endDates }: TimesOfSiders,
): Promise<readonly Overlap[]> {
  const { rows } = await sql<Overlap>`
    select place, shift_id as "shiftId"
    from met_hours(${organisationId}::uuid, ${shiftIds}::uuid[], ${siderIds}::uuid[],
      ${startDates}::timestamptz[], ${endDates}::timestamptz[])`.execute(queries)
  return rows
}

/** How a company has named the columns of its files; empty until it does. */
export async function findHeadings(
  queries: Queries,
  organisationId: string,
): Promise<KnownHeadings> {
  const found = await queries
    .selectFrom('attendance_import_headings')
    .select('headings')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return found?.headings ?? {}
}

export async function saveHeadings(
  queries: Queries,
  organisationId: string,
  headings: KnownHeadings,
  now: Instant,
): Promise<void> {
  const values = { headings: json(headings), updated_at: now }
  await queries
    .insertInto('attendance_import_headings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}
