import type { ExpectedAtShift } from '@renfort/domain/attendance/declare/presence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface ExpectedSider extends ExpectedAtShift {
  readonly shiftId: string
  readonly siderId: string
}

interface Today {
  readonly organisationId: string
  readonly now: Instant
}

/**
 * The Siders hired for shifts that run now or start on the current day of their place, with their
 * arrivals and absences.
 */
export async function findExpectedSiders(
  queries: Queries,
  { organisationId, now }: Today,
): Promise<readonly ExpectedSider[]> {
  const { rows } = await sql<ExpectedSider>`
    select a.shift_id as "shiftId", a.sider_id as "siderId", s.starts_at as "startsAt",
      s.ends_at as "endsAt", r.arrived_at as "arrivedAt",
      exists (
        select from sider_clockings c
        where c.sider_id = a.sider_id and c.shift_id = a.shift_id and c.kind = 'end'
      ) as "hasLeft",
      coalesce(h.worked_from = h.worked_until, false) as "isAbsent",
      m.attendance_config_type = 'app' as clocks
    from assignments a
    join shifts s on s.id = a.shift_id
    join missions m on m.id = a.mission_id
    left join arrivals r on r.shift_id = a.shift_id and r.sider_id = a.sider_id
    left join attendances h on h.shift_id = a.shift_id and h.sider_id = a.sider_id
    -- No shift is longer than a day, and no day than 25 hours.
    where a.organisation_id = ${organisationId}
      and a.starts_at >= ${now}::timestamptz - interval '25 hours'
      and a.starts_at < ${now}::timestamptz + interval '25 hours'
      and ((a.starts_at at time zone m.time_zone)::date = (${now}::timestamptz at time zone m.time_zone)::date
        or (a.starts_at < ${now}::timestamptz and s.ends_at > ${now}::timestamptz))
    order by a.shift_id, a.sider_id`.execute(queries)
  return rows
}
