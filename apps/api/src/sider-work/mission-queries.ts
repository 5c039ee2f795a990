import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/**
 * Missions behind the policies of a Sider: no row of others is met, whatever the condition. Only
 * what their role may read is named here.
 */
export function missionsOfSider(queries: Queries) {
  return queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .select([
      'm.id',
      'm.organisation_id as organisationId',
      'm.name',
      'm.job_title_id as jobTitleId',
      'm.starts_at as startsAt',
      'm.manager_id as managerId',
      'm.is_flexible_planning as isFlexible',
      'm.frozen_pricing as frozenPricing',
      'm.hourly_rate_cents as hourlyRateCents',
      'm.work_conditions as workConditions',
      'm.dress_code as dressCode',
      'm.risk_ids as riskIds',
      'm.equipments',
      'm.mission_information as information',
      'm.attendance_config_type as attendanceConfig',
      sql<boolean>`exists (
        select from contracts c join sider_papers p on p.contract_id = c.id
        join sider_signatures s on s.paper_id = p.id
        where c.mission_id = m.id and c.cancelled_at is null)`.as('hasSigned'),
      sql<TimeZone>`m.time_zone`.as('timeZone'),
      'o.name as companyName',
      'l.title as placeTitle',
      'l.address',
      'l.postal_code as postalCode',
      'l.city',
      'l.description as placeDescription',
      'l.lat',
      'l.lng',
    ])
    .where('m.status', '=', 'submitted')
}

export type SiderMissionRow = Awaited<ReturnType<typeof findMissionsOfSider>>[number]

export async function findMissionsOfSider(queries: Queries, ids: readonly string[]) {
  return missionsOfSider(queries)
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Missions whose company waits for the answer of the Sider, the next to start first. */
export async function findRequestedMissions(queries: Queries, now: Instant) {
  return missionsOfSider(queries)
    .innerJoin('requested_siders as r', 'r.mission_id', 'm.id')
    .where('r.status', '=', 'requested')
    .where('m.archived', '=', false)
    .where('m.selection_status', 'in', ['new', 'ongoing', 'ready'])
    .where((where) => where.or([where('m.ends_at', 'is', null), where('m.ends_at', '>', now)]))
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(mostListed)
    .execute()
}

const mostListed = 100

/** The shifts of these missions that are not over. */
export async function findShiftsToCome(queries: Queries, ids: readonly string[], now: Instant) {
  return queries
    .selectFrom('shifts')
    .select([
      'id',
      'mission_id as missionId',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'break_minutes as breakMinutes',
    ])
    .where('mission_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

/** Whether a company has asked a Sider for a mission. */
export async function isAskedFor(
  queries: Queries,
  { siderId, missionId }: { readonly siderId: string; readonly missionId: string },
): Promise<boolean> {
  const found = await queries
    .selectFrom('requested_siders')
    .select('mission_id')
    .where('mission_id', '=', missionId)
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
  return found !== undefined
}

/** The names of the people whom Siders ask for; read for the managers of their own missions. */
export async function findContacts(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, full_name(first_name, last_name) as name from users
    where id = any(${ids}::uuid[])`.execute(queries)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
