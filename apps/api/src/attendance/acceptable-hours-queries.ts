import type { VersionOrigin, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import {
  conditionsOf,
  type HoursFilters,
  type HoursReach,
  instantText,
  isImported,
} from './company-hours-queries.ts'

export interface DeclaredHours {
  readonly id: string
  readonly missionId: string
  readonly startsAt: Instant
  readonly history: readonly (WorkedTime & { readonly origin: VersionOrigin })[]
}

/** Where the hours before ended. */
export type HoursCursor = Pick<DeclaredHours, 'id' | 'startsAt'>

/** Hours that wait for the company and that their Sider has declared, the latest first, after a cursor. */
export async function findDeclaredHours(
  queries: Queries,
  { reach, filters }: { readonly reach: HoursReach; readonly filters: HoursFilters },
  { after, limit }: { readonly after: HoursCursor | null; readonly limit: number },
): Promise<readonly DeclaredHours[]> {
  const beyond =
    after === null
      ? []
      : [sql`(a.starts_at, a.id) < (${after.startsAt}::timestamptz, ${after.id}::uuid)`]
  const conditions = [...conditionsOf(reach, filters), ...beyond]
  const { rows } = await sql<DeclaredHours>`
    select a.id, a."missionId", a."startsAt", v.history
    from (
      select a.id, a.mission_id as "missionId", a.starts_at as "startsAt"
      from attendances a join missions m on m.id = a.mission_id
      where ${sql.join(conditions, sql` and `)} and a.status = 'att.waiting'
        and a.shift_id is not null and not a.within_others and not ${isImported}
        and exists (
          select from attendance_versions d where d.attendance_id = a.id and d.origin = 'sider')
      order by a.starts_at desc, a.id desc limit ${limit}
    ) a
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'origin', v.origin, 'startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks
      ) order by v.number) as history
      from attendance_versions v where v.attendance_id = a.id
    ) v
    order by a."startsAt" desc, a.id desc`.execute(queries)
  return rows
}
