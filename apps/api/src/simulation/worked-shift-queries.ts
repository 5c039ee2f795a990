import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A shift whose Sider has not said what they worked. */
export interface UnclockedShift {
  readonly id: string
  readonly missionId: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
  /** How many presses of the Sider are kept. */
  readonly pressed: number
}

/** The shifts of a period that wait for a clocking, in companies whose Siders clock by themselves. */
export async function findUnclockedShifts(
  queries: Queries,
  { since, until }: { readonly since: Instant; readonly until: Instant },
): Promise<readonly UnclockedShift[]> {
  const { rows } = await sql<UnclockedShift>`
    select s.id, s.mission_id as "missionId", a.sider_id as "siderId", s.starts_at as "startsAt",
      s.ends_at as "endsAt", s.break_minutes as "breakMinutes",
      (select count(*) from sider_clockings k
        where k.sider_id = a.sider_id and k.shift_id = s.id)::int as pressed
    from shifts s
    join missions m on m.id = s.mission_id and m.status = 'submitted' and not m.archived
      and m.attendance_config_type = 'app'
    join organisations o on o.id = s.organisation_id and o.blocked_at is null
    join assignments a on a.shift_id = s.id
    where s.starts_at > ${since}::timestamptz and s.starts_at < ${until}::timestamptz
      and not exists (
        select from attendances h where h.shift_id = s.id and h.sider_id = a.sider_id
          and (h.status <> 'att.waiting' or exists (
            select from attendance_versions v where v.attendance_id = h.id and v.origin = 'sider'
          ))
      )
      -- Who stays away in the weeks of the demo.
      and not exists (
        select from installation_steps i
        cross join lateral jsonb_to_recordset(coalesce(i.data -> 'staysAway', '[]'::jsonb))
          as w ("siderId" uuid, "startsAt" timestamptz)
        where i.name = 'demo-past' and w."siderId" = a.sider_id and w."startsAt" = s.starts_at
      )
    order by s.starts_at, s.id, a.sider_id`.execute(queries)
  return rows
}

/** The next planned start or end of a shift with a hired Sider, after a moment. */
export async function findNextMoment(queries: Queries, after: Instant): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(t.at) as at
    from (values ('starts_at'), ('ends_at')) as c (moment)
    cross join lateral (
      select case c.moment when 'starts_at' then s.starts_at else s.ends_at end as at
      from shifts s
      join missions m on m.id = s.mission_id and m.status = 'submitted' and not m.archived
        and m.attendance_config_type = 'app'
      where s.posted and s.ends_at > ${after}::timestamptz
        and exists (select from assignments a where a.shift_id = s.id)
    ) t
    where t.at > ${after}::timestamptz`.execute(queries)
  return rows[0]?.at ?? null
}

/** Hours that wait for the answer of a Sider. */
export interface AskedHours {
  readonly id: string
  readonly missionId: string
  readonly siderId: string
  readonly askedAt: Instant
}

/** The hours that a company has changed, or sent in a file, and that wait for the Sider. */
export async function findAskedHours(queries: Queries): Promise<readonly AskedHours[]> {
  const { rows } = await sql<AskedHours>`
    select id, mission_id as "missionId", sider_id as "siderId", coalesce(disputed_at, imported_at) as "askedAt"
    from attendances
    where status in ('att.waiting', 'att.disputed') and paid_at is null
      and (status = 'att.disputed' or imported_at is not null)
      and coalesce(disputed_at, imported_at) is not null
    order by starts_at, id
    limit 500`.execute(queries)
  return rows
}
