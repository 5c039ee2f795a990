import type {
  AbsenceJustification,
  AttendanceStatus,
  VersionOrigin,
  WorkedTime,
} from '@renfort/domain/attendance/attendance.ts'
import type { Tolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import type { FeedbackType, Opinion } from '@renfort/domain/feedback/feedback.ts'
import { addDays, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { type RawBuilder, sql } from 'kysely'
import { isBeforeDay, isFromDay } from '../mission-record/place-day-queries.ts'
import type { CompanyReach } from '../organisation/companies-of-caller.ts'
import type { Queries } from '../platform/database/db.ts'
import type { StoredAction } from '../platform/database/json-columns.ts'
import { clockingFacts, type StoredClockingFacts } from './clocking-facts-queries.ts'

/** The hours that a caller may see, in one company or in several. */
export type HoursReach = readonly CompanyReach[]

export interface HoursFilters {
  /** The first and the last local day. */
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly statuses?: readonly AttendanceStatus[] | undefined
  readonly matching?: boolean | undefined
  readonly siderId?: string | undefined
  readonly managerId?: string | undefined
  readonly missionId?: string | undefined
  readonly paid?: boolean | undefined
  readonly extra?: boolean | undefined
}

interface FeedbackOfHours {
  readonly id: string
  readonly typeId: FeedbackType
  readonly workAgain: Opinion
  readonly pro: Opinion | null
  readonly perf: Opinion | null
  readonly comment: string | null
}

export interface HoursRow {
  readonly id: string
  readonly organisationId: string
  readonly companyName: string
  /** How far from the plan its company accepts hours. */
  readonly tolerance: Tolerance
  readonly missionId: string
  readonly shiftId: string | null
  readonly siderId: string
  readonly status: AttendanceStatus
  readonly startsAt: Instant
  readonly absenceJustification: AbsenceJustification | null
  readonly disputedAt: Instant | null
  readonly validatedAt: Instant | null
  readonly paidAt: Instant | null
  /** Whether they overlap other hours of the Sider, in any company. */
  readonly overlaps: boolean
  readonly comment: string | null
  /** The end and the start of the Sider's previous work for the company. */
  readonly beforeFrom: Instant | null
  readonly beforeUntil: Instant | null
  readonly firstName: string
  readonly lastName: string
  /** The company's own number of the Sider; `null` for none. */
  readonly ownNumber: string | null
  readonly pictureURL: string | null
  readonly missionName: string | null
  readonly jobTitleId: string
  readonly timeZone: TimeZone
  /**
   * The local holidays of the place, as the mission was posted, in addition to the national ones.
   */
  readonly localHolidays: readonly LocalHolidaySlug[]
  readonly isFlexiblePlanning: boolean
  readonly managerId: string | null
  readonly managerFirstName: string | null
  readonly managerLastName: string | null
  /** The company's feedback on the Sider in this mission, that on a line of hours first (G-19). */
  readonly feedback: FeedbackOfHours | null
  readonly history: readonly {
    readonly origin: VersionOrigin
    readonly startDate: Instant
    readonly endDate: Instant
    readonly breaks: readonly { readonly startDate: Instant; readonly endDate: Instant }[]
    readonly actions: readonly StoredAction[]
  }[]
  readonly clocking: StoredClockingFacts
  /** What internal staff corrected after the validation, the oldest first. */
  readonly corrections: readonly (WorkedTime & {
    readonly reason: string
    readonly madeAt: Instant
  })[]
}

/** A page of the hours that a caller may see, in the order of the specification (G-34). */
export async function findHours(
  queries: Queries,
  {
    reach,
    filters,
    limit,
    offset,
  }: { readonly reach: HoursReach; readonly filters: HoursFilters } & {
    readonly limit: number
    readonly offset: number
  },
): Promise<readonly HoursRow[]> {
  const found = sql`${attendancesOf(reach, filters)}
      where ${sql.join(conditionsOf(reach, filters), sql` and `)}`
  return readHours(queries, found, { limit, offset })
}

/** Hours by their ids. */
export async function findHoursById(
  queries: Queries,
  reach: HoursReach,
  id: string,
): Promise<HoursRow | undefined> {
  const theirs = sql`${attendancesOf(reach, {})}
      where ${sql.join(conditionsOf(reach, {}), sql` and `)} and a.id = ${id}::uuid`
  const [found] = await readHours(queries, theirs, { limit: 1, offset: 0 })
  return found
}

export async function countHoursOf(
  queries: Queries,
  reach: HoursReach,
  filters: HoursFilters,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from ${attendancesOf(reach, filters)}
    where ${sql.join(conditionsOf(reach, filters), sql` and `)}`.execute(queries)
  return rows[0]?.total ?? 0
}

/**
 * How many hours wait for the company and started before a local day; imported ones wait for the
 * Sider and do not count.
 */
export async function countWaitingHours(
  queries: Queries,
  reach: HoursReach,
  startedBefore: IsoDate,
): Promise<{ readonly total: number; readonly started: number }> {
  const statuses = ['att.waiting'] as const
  const { rows } = await sql<{ total: number; started: number }>`
    select count(*)::int as total,
      (count(*) filter (where ${isBeforeDay(start, startedBefore)}))::int as started
    from ${attendancesOf(reach, {})}
    where ${sql.join(conditionsOf(reach, { statuses }), sql` and `)}
      and not ${isImported}`.execute(queries)
  return rows[0] ?? { total: 0, started: 0 }
}

/** Whether the company has imported the hours from a file. */
export const isImported = sql`(a.imported_at is not null)`

const start = { at: sql`a.starts_at`, missionId: sql`a.mission_id` }

/** Hours as `a`, joined to their missions as `m` only when a condition needs them. */
export function attendancesOf(reach: HoursReach, { managerId }: HoursFilters): RawBuilder<unknown> {
  return reach.every(({ owners }) => owners === null) && managerId === undefined
    ? sql`attendances a`
    : sql`attendances a join missions m on m.id = a.mission_id`
}

/** The conditions of a filter, on the tables of `attendancesOf`. */
export function conditionsOf(
  reach: HoursReach,
  { from, to, statuses, matching, siderId, managerId, missionId, paid, extra }: HoursFilters,
): readonly RawBuilder<unknown>[] {
  const given = <Value>(
    value: Value | undefined,
    condition: (value: Value) => RawBuilder<unknown>,
  ) => (value === undefined ? [] : [condition(value)])
  return [
    isWithin(reach),
    ...given(from, (day) => isFromDay(start, day)),
    ...given(to, (day) => isBeforeDay(start, addDays(day, 1))),
    ...given(statuses, (all) => sql`a.status = any(${all}::text[])`),
    // Undecided hours are never billed: the condition lets the index of unbilled hours serve.
    ...(statuses?.includes('att.validated') === false ? [sql`a.paid_at is null`] : []),
    ...given(matching, (is) => sql`a.matches_plan = ${is}`),
    ...given(siderId, (id) => sql`a.sider_id = ${id}::uuid`),
    ...given(missionId, (id) => sql`a.mission_id = ${id}::uuid`),
    ...given(managerId, (id) => sql`m.manager_id = ${id}::uuid`),
    ...given(paid, (is) => (is ? sql`a.paid_at is not null` : sql`a.paid_at is null`)),
    ...given(extra, (is) => (is ? sql`a.shift_id is null` : sql`a.shift_id is not null`)),
  ]
}

/** Hours of the companies of a reach, of the missions of its owners where it has some. */
function isWithin(reach: HoursReach): RawBuilder<unknown> {
  const ofOwners = Map.groupBy(reach, ({ owners }) => owners?.join() ?? null)
  const parts = [...ofOwners.values()].map((companies) => {
    const within = isOfCompanies(companies.map(({ organisationId }) => organisationId))
    const owners = companies[0]?.owners ?? null
    return owners === null
      ? within
      : sql`${within} and (m.manager_id = any(${owners}::uuid[]) or m.created_by = any(${owners}::uuid[]))`
  })
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
}

/** A list of one company would hide from the database that the index has the order of the list. */
function isOfCompanies(ids: readonly string[]): RawBuilder<unknown> {
  const [only] = ids
  return ids.length === 1
    ? sql`a.organisation_id = ${only}::uuid`
    : sql`a.organisation_id = any(${ids}::uuid[])`
}

async function readHours(
  queries: Queries,
  found: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly HoursRow[]> {
  const { rows } = await sql<HoursRow>`
    select a.id, a.organisation_id as "organisationId", o.name as "companyName",
      jsonb_build_object('startMinutes', o.tolerated_start_minutes, 'endMinutes',
        o.tolerated_end_minutes) as tolerance,
      a.mission_id as "missionId", a.shift_id as "shiftId", a.sider_id as "siderId", a.status, a.starts_at as "startsAt", a.absence_justification as "absenceJustification",
      a.disputed_at as "disputedAt", a.validated_at as "validatedAt", a.paid_at as "paidAt",
      a.within_others as overlaps, a.dispute_comment as comment,
      b.worked_from as "beforeFrom", b.worked_until as "beforeUntil",
      s.first_name as "firstName", s.last_name as "lastName", n.number as "ownNumber",
      s.picture_url as "pictureURL",
      m.name as "missionName", m.job_title_id as "jobTitleId",
      m.time_zone as "timeZone", coalesce(m.frozen_pricing -> 'localHolidays', '[]') as "localHolidays",
      m.is_flexible_planning is true as "isFlexiblePlanning", g.id as "managerId",
      g.first_name as "managerFirstName", g.last_name as "managerLastName", v.history,
      f.feedback, k.corrections, ${clockingFacts()} as clocking
    from (
      select a.* from ${found}
      order by a.starts_at desc, a.mission_id, a.id
      limit ${limit} offset ${offset}
    ) a
    join missions m on m.id = a.mission_id
    join organisations o on o.id = a.organisation_id
    join siders s on s.id = a.sider_id
    left join sider_numbers n on n.organisation_id = a.organisation_id and n.sider_id = a.sider_id
    left join users g on g.id = m.manager_id
    left join lateral (
      select jsonb_build_object('id', f.id, 'typeId', f.type_id, 'workAgain', f.work_again,
        'pro', f.pro, 'perf', f.perf, 'comment', f.comment) as feedback
      from feedbacks f
      where f.mission_id = a.mission_id and f.sider_id = a.sider_id
        and f.organisation_id = a.organisation_id
      order by f.type_id limit 1
    ) f on true
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'origin', v.origin, 'startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks, 'actions', v.actions
      ) order by v.number) as history
      from attendance_versions v where v.attendance_id = a.id
    ) v
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'startDate', ${instantText(sql`c.starts_at`)}, 'endDate', ${instantText(sql`c.ends_at`)},
        'breaks', c.breaks, 'reason', c.reason, 'madeAt', ${instantText(sql`c.made_at`)}
      ) order by c.number), '[]') as corrections
      from hours_corrections c where c.attendance_id = a.id
    ) k
    left join lateral (
      select b.worked_from, b.worked_until from attendances b
      where b.sider_id = a.sider_id and b.organisation_id = a.organisation_id
        and b.worked_from < a.worked_from and b.worked_from < b.worked_until
      order by b.worked_from desc limit 1
    ) b on true
    order by a.starts_at desc, a.mission_id, a.id`.execute(queries)
  return rows
}

export function instantText(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
