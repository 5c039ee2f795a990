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
