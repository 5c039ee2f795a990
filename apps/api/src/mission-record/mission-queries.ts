import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type {
  AttendanceConfigType,
  MissionStatus,
  MissionType,
  ProgressStep,
  SelectionStatus,
} from '@renfort/domain/mission/mission.ts'
import type { MotiveReason } from '@renfort/domain/mission/motive.ts'
import type { PolicyOrigin } from '@renfort/domain/remuneration/policy-version.ts'
import { type InferResult, sql, type Updateable } from 'kysely'
import { jobColumns } from '../catalogue/to-job-fields.ts'
import { builtOnce } from '../platform/database/built-once.ts'
import type { Queries } from '../platform/database/db.ts'
import type { Schema } from '../platform/database/db-types.gen.ts'

/** A mission of a company; `owner` limits it to those that this user manages or created. */
export interface MissionKey {
  readonly organisationId: string
  readonly owner: string | null
  readonly id: string
}

export type MissionRecord = InferResult<ReturnType<typeof missionByKey>>[number]

export async function findMission(
  queries: Queries,
  key: MissionKey,
): Promise<MissionRecord | undefined> {
  return missionByKey(queries, key).executeTakeFirst()
}

/** The company of a mission, for callers who may see every company. */
export async function findMissionOwner(
  queries: Queries,
  missionId: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('missions')
    .select('organisation_id as organisationId')
    .where('id', '=', missionId)
    .executeTakeFirst()
  return row?.organisationId
}

/**
 * The mission, locked until the end of the transaction: every change of a mission or its planning
 * starts with this lock.
 */
export async function lockMissionRow(
  queries: Queries,
  key: MissionKey,
): Promise<MissionRecord | undefined> {
  const { organisationId, owner, id } = key
  const statement =
    owner === null
      ? lockOfCompany(queries, { organisationId, id })
      : lockOfOwner(queries, { organisationId, id, owner })
  return (await queries.executeQuery(statement)).rows[0]
}

const lockOfCompany = builtOnce(['organisationId', 'id'], (queries, key) =>
  missionByKey(queries, { ...key, owner: null }).forUpdate('m'),
)
const lockOfOwner = builtOnce(['organisationId', 'id', 'owner'], (queries, key) =>
  missionByKey(queries, key).forUpdate('m'),
)

function missionByKey(queries: Queries, { organisationId, owner, id }: MissionKey) {
  const mission = queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('remuneration_policies as p', 'p.organisation_id', 'm.organisation_id')
    // A draft uses the current policy, a posted mission the version that priced it.
    .leftJoin('remuneration_policy_versions as v', (join) =>
      join.on(
        'v.id',
        '=',
        sql<string>`case when m.status = 'draft' then p.version_id else m.policy_version_id end`,
      ),
    )
    .leftJoin('users as pb', 'pb.id', 'v.changed_by')
    .leftJoin('users as pf', 'pf.id', 'v.changed_for')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .leftJoin('payment_informations as b', 'b.organisation_id', 'm.organisation_id')
    .leftJoin('users as g', 'g.id', 'm.manager_id')
    .leftJoin('memberships as own', (join) =>
      join.onRef('own.user_id', '=', 'g.id').onRef('own.organisation_id', '=', 'o.id'),
    )
    .leftJoin('memberships as inherited', (join) =>
      join
        .onRef('inherited.user_id', '=', 'g.id')
        .onRef('inherited.organisation_id', '=', 'o.parent_id'),
    )
    .leftJoin('users as c', 'c.id', 'm.created_by')
    .leftJoin('motives as r', 'r.id', 'm.motive_id')
    .select(jobColumns)
    .select([
      'm.id',
      'm.organisation_id as organisationId',
      'm.updated_at as updatedAt',
      'm.type',
      'm.name',
      'm.job_description_id as jobDescriptionId',
      'm.source_id as sourceId',
      'm.status',
      'm.selection_status as selectionStatus',
      'm.progress_step as progressStep',
      'm.starts_at as startsAt',
      'm.ends_at as endsAt',
      'm.location_id as locationId',
      'm.manager_id as managerId',
      'm.created_by as creatorId',
      'm.unique_identifier as uniqueIdentifier',
      'm.origin',
      'm.archived',
      'm.migrated',
      'm.pre_selection as preSelection',
      'm.hired_siders_count as hiredSidersCount',
      'm.is_flexible_planning as isFlexiblePlanning',
      'm.has_contracts as hasContracts',
      'm.requested_siders_only as requestedSidersOnly',
      'm.frozen_pricing as frozenPricing',
      'm.time_zone as timeZone',
      'm.detached_pricing as detachedPricing',
      'm.com_rate as comRate',
      'm.motive_id as motiveId',
      'm.side_note as sideNote',
      'm.order_number as orderNumber',
      'm.mission_information as missionInformation',
      'm.department_id as departmentId',
      'm.attendance_config_type as attendanceConfigType',
      'm.created_at as createdAt',
      'm.confirmed_at as confirmedAt',
      'm.policy_version_id as frozenVersionId',
    ])
    .select([
      'o.blocked_at as companyBlockedAt',
      'o.delegation_coefficient_bp as delegationCoefficient',
      'o.gestion_coefficient_bp as gestionCoefficient',
      'p.hours_types as policyHoursTypes',
      'p.version_id as currentVersionId',
      'v.origin as versionOrigin',
      'v.since as versionSince',
      'pb.first_name as changedByFirstName',
      'pb.last_name as changedByLastName',
      'pf.first_name as changedForFirstName',
      'pf.last_name as changedForLastName',
      'l.zti',
      'l.country as placeCountry',
      'l.postal_code as placePostalCode',
      'l.has_protestant_church as placeHasProtestantChurch',
      'b.billing_address as billingAddress',
      'g.first_name as managerFirstName',
      'g.last_name as managerLastName',
      sql<TeamRole | null>`coalesce(own.role, inherited.role)`.as('managerRole'),
      'c.first_name as creatorFirstName',
      'c.last_name as creatorLastName',
      'r.reason',
      'r.justification',
      'r.replacements',
      'r.recruitments',
    ])
    .where('m.organisation_id', '=', organisationId)
    .where('m.id', '=', id)
    .$narrowType<{
      type: MissionType
      status: MissionStatus
      selectionStatus: SelectionStatus | null
      progressStep: ProgressStep
      timeZone: TimeZone
      origin: 'account' | 'network'
      attendanceConfigType: AttendanceConfigType
      reason: MotiveReason | null
      versionOrigin: PolicyOrigin | null
    }>()
  return owner === null
    ? mission
    : mission.where((any) =>
        any.or([any('m.manager_id', '=', owner), any('m.created_by', '=', owner)]),
      )
}

export type MissionColumns = Updateable<Schema['missions']>

export async function saveMission(
  queries: Queries,
  id: string,
  columns: MissionColumns,
): Promise<void> {
  await missionUpdate(queries, id, columns).execute()
}

export function missionUpdate(queries: Queries, id: string, columns: MissionColumns) {
  return queries.updateTable('missions').set(columns).where('id', '=', id)
}

/** Deletes a mission with its shifts and requested Siders. */
export async function removeMission(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('missions').where('id', '=', id).execute()
}
