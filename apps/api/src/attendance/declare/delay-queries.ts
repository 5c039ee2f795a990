import { lateAfterMinutes } from '@renfort/domain/attendance/declare/presence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'

export interface Delay {
  readonly organisationId: string
  readonly missionId: string
  readonly siderId: string
  readonly shiftId: string
  readonly startsAt: Instant
}

/** Hired Siders `a` of a shift `s` where they clock by themselves, who have not come. */
const whoHaveNotCome = sql`
  shifts s
  join assignments a on a.shift_id = s.id
  join missions m on m.id = s.mission_id and m.attendance_config_type = 'app'
  where not exists (
      select from arrivals r where r.shift_id = s.id and r.sider_id = a.sider_id
    )
    and not exists (
      select from attendances h
      where h.shift_id = s.id and h.sider_id = a.sider_id and h.worked_from = h.worked_until
    )
    and not exists (
      select from noticed_delays n
      where n.shift_id = s.id and n.sider_id = a.sider_id and n.starts_at = s.starts_at
    )`

const lateSince: RawBuilder<unknown> = sql`${sql.lit(`${lateAfterMinutes} minutes`)}::interval`

/** Notes who is late at a moment for a shift that runs, once for each planned start. */
export async function noteDelays(queries: Queries, now: Instant): Promise<readonly Delay[]> {
  const { rows } = await sql<Delay>`
    with late as (
      insert into noticed_delays (shift_id, sider_id, starts_at)
      select s.id, a.sider_id, s.starts_at from ${whoHaveNotCome}
        -- No shift is longer than a day.
        and s.starts_at > ${now}::timestamptz - interval '25 hours'
        and s.starts_at <= ${now}::timestamptz - ${lateSince}
        and s.ends_at > ${now}::timestamptz
      on conflict do nothing
      returning shift_id, sider_id, starts_at
    )
    select s.organisation_id as "organisationId", s.mission_id as "missionId",
      l.sider_id as "siderId", l.shift_id as "shiftId", l.starts_at as "startsAt"
    from late l join shifts s on s.id = l.shift_id
    order by l.starts_at, l.shift_id, l.sider_id`.execute(queries)
  return rows
}

/** When somebody will be late next, if nobody comes before a moment. */
export async function findNextDelay(
  queries: Queries,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant }>`
    select s.starts_at + ${lateSince} as at from ${whoHaveNotCome}
      and s.starts_at > ${now}::timestamptz - ${lateSince}
      and s.starts_at < ${until}::timestamptz
    order by s.starts_at limit 1`.execute(queries)
  return rows[0]?.at ?? null
}

export async function deleteDelaysBefore(queries: Queries, before: Instant): Promise<void> {
  await deleteInParts(queries, 'noticed_delays', sql`starts_at < ${before}::timestamptz`)
}
