import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { BilledMission } from '@renfort/domain/invoice/billable-hours.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import type { Queries } from '../platform/database/db.ts'

/** A mission with the terms that were frozen for it, and what an invoice calls it. */
export interface MissionToBill extends BilledMission {
  readonly number: string
  readonly name: string
}

/** The missions of some hours, in one statement. */
export async function findMissionsToBill(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<readonly MissionToBill[]> {
  const rows = await queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('remuneration_policies as p', 'p.organisation_id', 'm.organisation_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .select([
      'm.id',
      'm.type',
      'm.name',
      'm.unique_identifier as number',
      'm.job_title_id as jobTitleId',
      'm.starts_at as startsAt',
      'm.ends_at as endsAt',
      'm.created_at as createdAt',
      'm.frozen_pricing as frozenPricing',
      'm.detached_pricing as detachedPricing',
      'm.hourly_rate_cents as hourlyRateCents',
      'o.delegation_coefficient_bp as delegationCoefficient',
      'o.gestion_coefficient_bp as gestionCoefficient',
      'p.hours_types as policyHoursTypes',
      'l.zti',
    ])
    .where('m.organisation_id', '=', organisationId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .$narrowType<{ type: MissionType }>()
    .execute()
  return rows.map((row) => {
    const { hourlyRateCents, ...terms } = termsOf(row)
    if (hourlyRateCents === null)
      throw new Error(`The mission ${row.id} was posted without a rate.`)
    const startsAt = row.startsAt ?? row.createdAt
    return {
      missionId: row.id,
      number: row.number ?? '',
      name: missionDisplayName(namedTitle(row.jobTitleId, 'fr').name, row.name),
      jobTitleId: row.jobTitleId,
      terms: { ...terms, hourlyRateCents },
      firstDay: localDateOf(startsAt),
      lastDay: localDateOf(row.endsAt ?? startsAt),
    }
  })
}
