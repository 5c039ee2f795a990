import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The terms of a mission `m` of the organisation `o` with the policy `p`, at the place `l`. */
export const termColumns = [
  'm.frozen_pricing as frozenPricing',
  'm.time_zone as timeZone',
  'm.detached_pricing as detachedPricing',
  'm.hourly_rate_cents as hourlyRateCents',
  'o.delegation_coefficient_bp as delegationCoefficient',
  'o.gestion_coefficient_bp as gestionCoefficient',
  'p.hours_types as policyHoursTypes',
  'l.zti',
  'l.country as placeCountry',
  'l.postal_code as placePostalCode',
  'l.has_protestant_church as placeHasProtestantChurch',
] as const

/** The data that price several missions, in one statement for each kind of row. */
export async function findMissionsToPrice(
  queries: Queries,
  {
    organisationIds,
    owner,
    ids,
  }: {
    readonly organisationIds: readonly string[]
    readonly owner: string | null
    readonly ids: readonly string[]
  },
) {
  const missions = queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('remuneration_policies as p', 'p.organisation_id', 'm.organisation_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .leftJoin('payment_informations as b', 'b.organisation_id', 'm.organisation_id')
    .select([
      'm.id',
      'm.type',
      'm.starts_at as startsAt',
      'm.hired_siders_count as hiredSidersCount',
      ...termColumns,
      'b.billing_address as billingAddress',
    ])
    .where(sql<boolean>`m.organisation_id = any(${organisationIds}::uuid[])`)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .$narrowType<{ type: MissionType; timeZone: TimeZone }>()
  return owner === null
    ? missions.execute()
    : missions
        .where((any) => any.or([any('m.manager_id', '=', owner), any('m.created_by', '=', owner)]))
        .execute()
}

/** The shifts of several missions, in the order of time. */
export async function findShiftsOf(queries: Queries, missionIds: readonly string[]) {
  const rows = await queries
    .selectFrom('shifts')
    .select([
      'id',
      'mission_id as missionId',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'break_minutes as breakMinutes',
      'slots',
    ])
    .where(sql<boolean>`mission_id = any(${missionIds}::uuid[])`)
    .orderBy('starts_at')
    .orderBy('ends_at')
    .execute()
  return Map.groupBy(rows, ({ missionId }) => missionId)
}

/** The hired Siders of each shift of several missions. */
export async function findHiresOf(queries: Queries, missionIds: readonly string[]) {
  const rows = await queries
    .selectFrom('assignments')
    .select(['shift_id as shiftId', 'sider_id as siderId'])
    .where(sql<boolean>`mission_id = any(${missionIds}::uuid[])`)
    .orderBy('shift_id')
    .orderBy('sider_id')
    .execute()
  const byShift = Map.groupBy(rows, ({ shiftId }) => shiftId)
  return new Map([...byShift].map(([id, hires]) => [id, hires.map(({ siderId }) => siderId)]))
}
