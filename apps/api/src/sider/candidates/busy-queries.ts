import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

interface BusyRow {
  readonly siderId: string
  readonly startDate: Instant
  readonly endDate: Instant
  readonly timeZone: TimeZone
}

/** Shifts of some Siders in other missions of the company that overlap those of a mission, by Sider. */
export async function findBusy(
  queries: Queries,
  {
    organisationId,
    missionId,
    siderIds,
  }: {
    readonly organisationId: string
    readonly missionId: string
    readonly siderIds: readonly string[]
  },
): Promise<ReadonlyMap<string, BusyRow[]>> {
  const { rows } = await sql<BusyRow>`
    with own as materialized (
      select starts_at, ends_at from shifts where mission_id = ${missionId}::uuid
    ), days as (
      -- A shift is shorter than a day: one that starts earlier is over.
      select min(starts_at) - interval '1 day' as first, max(ends_at) as last from own
    )
    select a.sider_id as "siderId", s.starts_at as "startDate", s.ends_at as "endDate",
      m.time_zone as "timeZone"
    from days d
    join assignments a on a.organisation_id = ${organisationId}::uuid
      and a.sider_id = any(${siderIds}::uuid[])
      and a.starts_at > d.first and a.starts_at < d.last and a.mission_id <> ${missionId}::uuid
    join shifts s on s.id = a.shift_id
    join missions m on m.id = a.mission_id
    where exists (select from own o where o.starts_at < s.ends_at and s.starts_at < o.ends_at)
    order by s.starts_at`.execute(queries)
  return Map.groupBy(rows, ({ siderId }) => siderId)
}
