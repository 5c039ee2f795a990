import type { MotiveReason } from '@renfort/domain/mission/motive.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The values of the last posted mission of a job description that the next one takes. */
export interface LastMission {
  readonly id: string
  readonly locationId: string | null
  readonly managerId: string | null
  /** `null` also when the department was deleted since. */
  readonly departmentId: string | null
  readonly motiveId: string | null
  readonly reason: MotiveReason | null
  readonly isFlexiblePlanning: boolean | null
}

export async function findLastMission(
  queries: Queries,
  of: { readonly organisationId: string; readonly jobDescriptionId: string },
): Promise<LastMission | undefined> {
  return queries
    .selectFrom('missions as m')
    .leftJoin('motives as r', 'r.id', 'm.motive_id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.id', '=', 'm.department_id').on('d.deleted_at', 'is', null),
    )
    .select([
      'm.id',
      'm.location_id as locationId',
      'm.manager_id as managerId',
      'd.id as departmentId',
      'm.motive_id as motiveId',
      sql<MotiveReason | null>`r.reason`.as('reason'),
      'm.is_flexible_planning as isFlexiblePlanning',
    ])
    .where('m.job_description_id', '=', of.jobDescriptionId)
    .where('m.organisation_id', '=', of.organisationId)
    .where('m.confirmed_at', 'is not', null)
    .orderBy('m.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The mission that a draft continues, with the fields that the two are compared by. */
export async function findFollowed(
  queries: Queries,
  of: { readonly organisationId: string; readonly id: string },
) {
  return queries
    .selectFrom('missions as m')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .select([
      'm.id',
      'm.starts_at as startsAt',
      sql<TimeZone>`m.time_zone`.as('timeZone'),
      'm.motive_id as motive',
      'm.manager_id as manager',
      'm.department_id as department',
      'l.title as addressTitle',
      'l.address',
      sql<string[]>`array(
        select s.sider_id from requested_siders s where s.mission_id = m.id order by s.position
      )`.as('requestedSiders'),
    ])
    .where('m.organisation_id', '=', of.organisationId)
    .where('m.id', '=', of.id)
    .executeTakeFirst()
}
