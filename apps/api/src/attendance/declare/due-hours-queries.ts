import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** A worked shift of a Sider that has no hours yet. */
export interface DueHours {
  readonly organisationId: string
  readonly missionId: string
  readonly shiftId: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/**
 * The shifts that have ended and have no hours, the oldest first. Shifts that ended two days before
 * the newest hours are skipped, because all of them have hours: only internal staff create shifts
 * in the past, and yesterday at the earliest.
 */
export async function findDueHours(
  queries: Queries,
  { now, limit }: { readonly now: Instant; readonly limit: number },
): Promise<readonly DueHours[]> {
  const { rows } = await sql<DueHours>`
    select s.organisation_id as "organisationId", s.mission_id as "missionId", s.id as "shiftId",
      a.sider_id as "siderId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.break_minutes as "breakMinutes"
    from shifts s
    join assignments a on a.shift_id = s.id
    join missions m on m.id = s.mission_id and m.status = 'submitted'
    where s.starts_at > coalesce(
        (select starts_at - interval '3 days' from attendances
          where starts_at < ${now}::timestamptz order by starts_at desc limit 1),
        '-infinity')
      and s.starts_at < ${now}::timestamptz and s.ends_at <= ${now}::timestamptz
      and not exists (
        select from attendances h where h.shift_id = s.id and h.sider_id = a.sider_id
      )
    order by s.starts_at, s.id, a.sider_id
    limit ${limit}`.execute(queries)
  return rows
}

/** Removes the mark of hours that overlapped others of their Sider and no longer do. */
export async function freeHours(queries: Queries): Promise<void> {
  await sql`
    update attendances a set within_others = false
    where a.within_others and a.status <> 'att.validated' and not exists (
      select from attendances o
      where o.sider_id = a.sider_id and o.id <> a.id and o.worked_from < o.worked_until
        and o.worked_from < a.worked_until and o.worked_until > a.worked_from
    )`.execute(queries)
}

/** The next end of a shift with a hired Sider, in the past or the future. */
export async function findNextShiftEnd(queries: Queries, now: Instant): Promise<Instant | null> {
  const [due] = await findDueHours(queries, { now, limit: 1 })
  if (due !== undefined) return due.endsAt
  const { rows } = await sql<{ endsAt: Instant }>`
    select s.ends_at as "endsAt" from shifts s
    where s.starts_at > ${now}::timestamptz - interval '2 days'
      and s.starts_at < ${now}::timestamptz + interval '60 days'
      and s.ends_at > ${now}::timestamptz
      and exists (select from assignments a where a.shift_id = s.id)
    order by s.ends_at limit 1`.execute(queries)
  return rows[0]?.endsAt ?? null
}
