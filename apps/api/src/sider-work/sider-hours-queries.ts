import type { AttendanceStatus, VersionOrigin } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** More shifts than a Sider works in three months. */
export const mostShifts = 200

/** The shifts of the Sider whom the connection speaks for, from a moment on. */
export async function findShiftsOfSider(queries: Queries, since: Instant) {
  return queries
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', 's.id', 'a.shift_id')
    .innerJoin('missions as m', 'm.id', 's.mission_id')
    .leftJoin('attendances as h', (join) =>
      join.onRef('h.shift_id', '=', 's.id').onRef('h.sider_id', '=', 'a.sider_id'),
    )
    .select([
      's.id',
      's.mission_id as missionId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.break_minutes as breakMinutes',
      sql<AttendanceStatus | null>`h.status`.as('hoursStatus'),
      sql<boolean>`exists (
        select from attendance_versions v where v.attendance_id = h.id and v.origin <> 'shift'
      )`.as('isDeclared'),
    ])
    .where('m.status', '=', 'submitted')
    .where('s.ends_at', '>', since)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(mostShifts)
    .execute()
}

/** The last hours of the Sider whom the connection speaks for, the latest first. */
export async function findHoursOfSider(queries: Queries) {
  return queries
    .selectFrom('attendances')
    .select([
      'id',
      'mission_id as missionId',
      'starts_at as startsAt',
      'disputed_at as disputedAt',
      'dispute_comment as companyComment',
      sql<AttendanceStatus>`status`.as('status'),
      sql<boolean>`paid_at is not null`.as('isBilled'),
    ])
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(mostShifts)
    .execute()
}

/** The versions of these hours, in order. */
export async function findVersionsOf(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('attendance_versions')
    .select([
      'attendance_id as attendanceId',
      'starts_at as startDate',
      'ends_at as endDate',
      'breaks',
      sql<VersionOrigin>`origin`.as('origin'),
    ])
    .where('attendance_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('attendance_id')
    .orderBy('number')
    .execute()
}

/** Whether hours are of a Sider. */
export async function areTheirHours(
  queries: Queries,
  { siderId, id }: { readonly siderId: string; readonly id: string },
): Promise<boolean> {
  const found = await queries
    .selectFrom('attendances')
    .select('id')
    .where('id', '=', id)
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
  return found !== undefined
}
