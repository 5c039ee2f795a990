import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MotiveReason } from '@renfort/domain/mission/motive.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { StoredReplacement } from '../platform/database/json-columns.ts'

export interface Position {
  readonly organisationId: string
  readonly missionId: string
  readonly jobTitleId: string
  readonly locationId: string
  /** Missions that ended earlier cause no waiting period. */
  readonly since: Instant
}

export interface PositionMission {
  readonly id: string
  readonly name: string | null
  readonly uniqueIdentifier: string | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: TimeZone
  readonly reason: MotiveReason | null
  readonly replacements: readonly StoredReplacement[] | null
  readonly weekdays: readonly Weekday[]
}

/** Posted missions of a company for the same job at the same address, the latest ones. */
export async function findPositionMissions(
  queries: Queries,
  { organisationId, missionId, jobTitleId, locationId, since }: Position,
): Promise<readonly PositionMission[]> {
  const { rows } = await sql<PositionMission>`
    select m.id, m.name, m.unique_identifier as "uniqueIdentifier", m.starts_at as "startsAt",
      m.ends_at as "endsAt", m.time_zone as "timeZone", r.reason, r.replacements,
      coalesce((
        select jsonb_agg(distinct extract(isodow from s.starts_at at time zone m.time_zone)::int - 1)
        from shifts s where s.mission_id = m.id), '[]') as weekdays
    from missions m
    join locations own on own.id = ${locationId}
    cross join lateral (
      -- an offset keeps the planner from reading every address to compare them
      select postal_code, city, address from locations where id = m.location_id offset 0) l
    left join motives r on r.id = m.motive_id
    where m.organisation_id = ${organisationId} and m.job_title_id = ${jobTitleId}
      and m.status = 'submitted' and m.id <> ${missionId} and m.ends_at >= ${since}
      and l.postal_code = own.postal_code and folded(l.city) = folded(own.city)
      and folded(l.address) = folded(own.address)
    order by m.ends_at desc
    limit 200`.execute(queries)
  return rows
}
