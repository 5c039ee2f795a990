import type {
  AbsenceJustification,
  AttendanceStatus,
  WorkedTime,
} from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

function attendances(queries: Queries) {
  return queries.selectFrom('attendances').select([
    'id',
    'organisation_id as organisationId',
    'mission_id as missionId',
    'shift_id as shiftId',
    'sider_id as siderId',
    'paid_at as paidAt',
    'dispute_comment as comment',
    sql<AbsenceJustification | null>`absence_justification`.as('absenceJustification'),
    sql<AttendanceStatus>`status`.as('status'),
    // A subquery and not a join, so that the lock takes only the hours.
    sql<TimeZone>`(select time_zone from missions where id = mission_id)`.as('timeZone'),
  ])
}

/** Worked hours, locked until the end of the transaction. */
export async function lockAttendance(queries: Queries, id: string) {
  return attendances(queries).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The hours of a Sider for a shift, locked. */
export async function lockHoursOf(
  queries: Queries,
  { shiftId, siderId }: { readonly shiftId: string; readonly siderId: string },
) {
  return attendances(queries)
    .where('shift_id', '=', shiftId)
    .where('sider_id', '=', siderId)
    .forUpdate()
    .executeTakeFirst()
}

/** A shift of a posted mission, with the company of that mission. */
export async function findWorkedShift(queries: Queries, shiftId: string) {
  return queries
    .selectFrom('shifts as s')
    .innerJoin('missions as m', 'm.id', 's.mission_id')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select([
      's.id',
      's.mission_id as missionId',
      's.organisation_id as organisationId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.break_minutes as breakMinutes',
      'o.blocked_at as blockedAt',
    ])
    .where('s.id', '=', shiftId)
    .where('m.status', '=', 'submitted')
    .executeTakeFirst()
}

/** A posted mission with its company. */
export async function findWorkedMission(queries: Queries, missionId: string) {
  return queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select([
      'm.id as missionId',
      'm.organisation_id as organisationId',
      'o.blocked_at as blockedAt',
    ])
    .where('m.id', '=', missionId)
    .where('m.status', '=', 'submitted')
    .executeTakeFirst()
}

/** The title of a mission, and the time zone of its hours. */
export async function findMissionTitle(queries: Queries, missionId: string) {
  return queries
    .selectFrom('missions')
    .select(['job_title_id as jobTitleId', 'name', sql<TimeZone>`time_zone`.as('timeZone')])
    .where('id', '=', missionId)
    .executeTakeFirstOrThrow()
}

/**
 * Whether a Sider is hired for the shift or, for unplanned work, has a contract for the mission.
 */
export async function isTheirs(
  queries: Queries,
  {
    siderId,
    shiftId,
    missionId,
  }: Readonly<Record<'siderId' | 'missionId', string>> & {
    readonly shiftId: string | null
  },
): Promise<boolean> {
  const found =
    shiftId === null
      ? await queries
          .selectFrom('contracts')
          .select('id')
          .where('mission_id', '=', missionId)
          .where('sider_id', '=', siderId)
          .where('cancelled_at', 'is', null)
          .executeTakeFirst()
      : await queries
          .selectFrom('assignments')
          .select('shift_id as id')
          .where('shift_id', '=', shiftId)
          .where('sider_id', '=', siderId)
          .executeTakeFirst()
  return found !== undefined
}

/** Whether other hours of a Sider overlap a time. */
export async function overlapsOthers(
  queries: Queries,
  {
    siderId,
    except,
    time,
  }: { readonly siderId: string; readonly except: string | null; readonly time: WorkedTime },
): Promise<boolean> {
  const found = await queries
    .selectFrom('attendances')
    .select('id')
    .where('sider_id', '=', siderId)
    .where('worked_from', '<', time.endDate)
    .where('worked_until', '>', time.startDate)
    .whereRef('worked_from', '<', 'worked_until')
    .$if(except !== null, (others) => others.where('id', '<>', except ?? ''))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface NewHours {
  readonly organisationId: string
  readonly missionId: string
  readonly shiftId: string | null
  readonly siderId: string
  readonly time: WorkedTime
}

/**
 * Adds hours with the plan as their first version; hours that exist already stay. A plan that
 * overlaps hours the Sider declared for other work is marked: it waits until somebody declares the
 * real hours.
 */
export async function insertHours(
  queries: Queries,
  hours: readonly NewHours[],
  now: Instant,
): Promise<void> {
  const rows = hours.map(({ time: { startDate, endDate, breaks }, ...of }) => {
    return { ...of, startDate, endDate, breaks }
  })
  await sql`
    with made as (
      insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
        worked_from, worked_until, within_others, created_at, updated_at)
      select h."organisationId", h."missionId", h."shiftId", h."siderId", 'att.waiting',
        h."startDate", h."startDate", h."endDate", exists (
          select from attendances o
          where o.sider_id = h."siderId" and o.worked_from < o.worked_until
            and o.worked_from < h."endDate" and o.worked_until > h."startDate"
        ), ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${json(rows)}::jsonb) h ("organisationId" uuid, "missionId" uuid,
        "shiftId" uuid, "siderId" uuid, "startDate" timestamptz, "endDate" timestamptz)
      on conflict do nothing
      returning id, organisation_id, shift_id, sider_id
    )
    insert into attendance_versions
      (attendance_id, number, organisation_id, origin, starts_at, ends_at, breaks, made_at)
    select m.id, 0, m.organisation_id, 'shift', h."startDate", h."endDate", h.breaks,
      ${now}::timestamptz
    from made m
    join jsonb_to_recordset(${json(rows)}::jsonb) h ("shiftId" uuid, "siderId" uuid,
        "startDate" timestamptz, "endDate" timestamptz, breaks jsonb)
      on h."shiftId" = m.shift_id and h."siderId" = m.sider_id`.execute(queries)
}

/** Adds hours that no shift planned; returns their id. */
export async function insertExtraHours(
  queries: Queries,
  { organisationId, missionId, siderId, time }: Omit<NewHours, 'shiftId'>,
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('attendances')
    .values({
      organisation_id: organisationId,
      mission_id: missionId,
      sider_id: siderId,
      status: 'att.waiting',
      starts_at: time.startDate,
      worked_from: time.startDate,
      worked_until: time.endDate,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeStatus(
  queries: Queries,
  id: string,
  status: AttendanceStatus,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('attendances')
    .set({
      status,
      updated_at: now,
      validated_at: status === 'att.validated' ? now : null,
    })
    .where('id', '=', id)
    .execute()
}

interface Dispute {
  readonly status: AttendanceStatus
  readonly absenceJustification: AbsenceJustification | null
  readonly matchesPlan: boolean
  readonly comment: string | null
  readonly now: Instant
}

/** Stores that the company has declared other hours, or an absence. */
export async function storeDispute(
  queries: Queries,
  id: string,
  { status, absenceJustification, matchesPlan, comment, now }: Dispute,
): Promise<void> {
  await queries
    .updateTable('attendances')
    .set({
      status,
      absence_justification: absenceJustification,
      matches_plan: matchesPlan,
      dispute_comment: comment,
      disputed_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores whether the Sider was absent, as internal staff decided. */
export async function storeAbsence(
  queries: Queries,
  id: string,
  absenceJustification: AbsenceJustification | null,
): Promise<void> {
  await queries
    .updateTable('attendances')
    .set({ absence_justification: absenceJustification })
    .where('id', '=', id)
    .execute()
}

/** Stores whether the declared hours equal the plan (N-21). */
export async function storeMatch(
  queries: Queries,
  id: string,
  matchesPlan: boolean,
): Promise<void> {
  await queries
    .updateTable('attendances')
    .set({ matches_plan: matchesPlan })
    .where('id', '=', id)
    .execute()
}

/** Stores what the Sider says with their answer. */
export async function storeAnswerComment(
  queries: Queries,
  id: string,
  comment: string,
): Promise<void> {
  await queries
    .updateTable('attendances')
    .set({ answer_comment: comment })
    .where('id', '=', id)
    .execute()
}
