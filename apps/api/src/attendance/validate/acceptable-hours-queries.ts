import type { VersionOrigin, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { clockingFacts, type StoredClockingFacts } from '../clocking-facts-queries.ts'
import {
  attendancesOf,
  conditionsOf,
  type HoursFilters,
  type HoursReach,
  instantText,
  isImported,
} from '../company-hours-queries.ts'

export interface OpenHours {
  readonly id: string
  readonly organisationId: string
  readonly missionId: string
  readonly startsAt: Instant
  readonly history: readonly (WorkedTime & { readonly origin: VersionOrigin })[]
  readonly clocking: StoredClockingFacts
}

/** The last hours of the previous page. */
export type HoursCursor = Pick<OpenHours, 'id' | 'startsAt'>

interface Wanted {
  readonly reach: HoursReach
  readonly filters: HoursFilters
  /** Only planned hours that their Sider has declared. */
  readonly isDeclared: boolean
}

/** Hours that wait for the company and may be validated, the latest first, after the cursor. */
export async function findOpenHours(
  queries: Queries,
  { reach, filters, isDeclared }: Wanted,
  { after, limit }: { readonly after: HoursCursor | null; readonly limit: number },
): Promise<readonly OpenHours[]> {
  const beyond =
    after === null
      ? []
      : [sql`(a.starts_at, a.id) < (${after.startsAt}::timestamptz, ${after.id}::uuid)`]
  const declared = isDeclared
    ? [
        sql`a.shift_id is not null and exists (
          select from attendance_versions d where d.attendance_id = a.id and d.origin = 'sider')`,
      ]
    : []
  const conditions = [...conditionsOf(reach, filters), ...declared, ...beyond]
  const { rows } = await sql<OpenHours>`
    select a.id, a.organisation_id as "organisationId", a.mission_id as "missionId",
      a.starts_at as "startsAt", v.history, ${clockingFacts()} as clocking
    from (
      select a.id, a.mission_id, a.starts_at, a.sider_id, a.shift_id, a.organisation_id
      from ${attendancesOf(reach, filters)}
      where ${sql.join(conditions, sql` and `)} and a.status = 'att.waiting'
        and a.paid_at is null and not a.within_others and not ${isImported}
      order by a.starts_at desc, a.id desc limit ${limit}
    ) a
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'origin', v.origin, 'startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks
      ) order by v.number) as history
      from attendance_versions v where v.attendance_id = a.id
    ) v
    order by a.starts_at desc, a.id desc`.execute(queries)
  return rows
}
