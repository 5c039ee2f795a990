import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A posted mission that still looks for Siders, and what the simulation has to do for it. */
export interface OpenMission {
  readonly id: string
  readonly postedAt: Instant
  readonly endsAt: Instant
  readonly preSelection: boolean
  readonly applicants: number
  /** Approved applicants who are not hired yet. */
  readonly approved: number
  /** Siders who were asked for by name, and come. */
  readonly accepted: number
  readonly slotsNeeded: number
  /** Siders who were asked for and have not answered. */
  readonly unanswered: readonly string[]
}

/** Somebody who is hired, and has not begun. */
export interface ExpectedSider {
  readonly missionId: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly hiredAt: Instant
}

/** Who begins a mission of shifts within some days. */
export async function findExpectedSiders(
  queries: Queries,
  period: { readonly now: Instant; readonly until: Instant },
): Promise<readonly ExpectedSider[]> {
  const { rows } = await sql<ExpectedSider>`
    select a.mission_id as "missionId", a.sider_id as "siderId", min(a.starts_at) as "startsAt",
      max(c.created_at) as "hiredAt"
    from shifts s
    join missions m on m.id = s.mission_id and m.type = 'delegation' and not m.archived
    join organisations o on o.id = m.organisation_id and o.blocked_at is null
    join assignments a on a.shift_id = s.id
    join contracts c on c.mission_id = m.id and c.sider_id = a.sider_id and c.cancelled_at is null
    where s.starts_at > ${period.now}::timestamptz and s.starts_at < ${period.until}::timestamptz
      and not exists (
        select from assignments b where b.mission_id = a.mission_id and b.sider_id = a.sider_id
          and b.starts_at <= ${period.now}::timestamptz
      )
    group by a.mission_id, a.sider_id
    order by 3, 1, 2`.execute(queries)
  return rows
}

export async function findOpenMissions(
  queries: Queries,
  now: Instant,
): Promise<readonly OpenMission[]> {
  const { rows } = await sql<OpenMission>`
    select m.id, coalesce(m.confirmed_at, m.created_at) as "postedAt", m.ends_at as "endsAt",
      m.pre_selection as "preSelection",
      (select count(*) from applicants a
        where a.organisation_id = m.organisation_id and a.mission_id = m.id)::int as applicants,
      (select count(*) from applicants a
        where a.organisation_id = m.organisation_id and a.mission_id = m.id
          and a.status = 'approved' and not exists (
            select from contracts c where c.mission_id = m.id and c.sider_id = a.sider_id
              and c.cancelled_at is null
          ))::int as approved,
      (select count(*) from requested_siders r
        where r.mission_id = m.id and r.status = 'accepted')::int as accepted,
      coalesce(
        (select f.siders from flexible_plannings f
          where f.mission_id = m.id and coalesce(m.is_flexible_planning, false)),
        (select max(slots) from shifts s where s.mission_id = m.id), 0
      )::int as "slotsNeeded",
      array(
        select r.sider_id from requested_siders r
        where r.mission_id = m.id and r.status = 'requested' order by r.position
      ) as unanswered
    from missions m join organisations o on o.id = m.organisation_id
    where m.selection_status in ('new', 'ongoing', 'ready') and not m.archived
      and o.blocked_at is null and m.ends_at > ${now}::timestamptz
    order by m.starts_at, m.id`.execute(queries)
  return rows
}
