import type { missions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import type { MissionField } from '@renfort/domain/mission/edition.ts'
import { jobFieldIssues } from '../../catalogue/job-field-issues.ts'
import { findActiveDepartment } from '../../department/department-queries.ts'
import { findFavouriteLocation } from '../../organisation/location-queries.ts'
import { findMember } from '../../organisation/member-queries.ts'
import { familyOf } from '../../organisation/read-organisation.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { lockMotive } from '../../motive/motive-queries.ts'
import { findShifts } from '../../mission-record/shift-queries.ts'
import { refuseSealed } from '../../mission-record/lock-mission.ts'
import type { MissionRecord } from '../../mission-record/mission-queries.ts'
import { findSidersOfGroup } from '../../mission-record/requested-sider-queries.ts'

/** The fields that a caller gives, without the mission's own id. */
export type MissionPatch = Omit<Parsed<typeof missions.updateMission>['body'], 'id' | 'version'>

const fieldOf = {
  name: 'name',
  sideNote: 'sideNote',
  orderNumber: 'orderNumber',
  motive: 'motive',
  motiveId: 'motive',
  location: 'location',
  locationId: 'location',
  addressDetails: 'addressDetails',
  managerId: 'manager',
  departmentId: 'department',
  missionInformation: 'missionInformation',
  requestedSiderIds: 'requestedSiders',
  requestedSidersOnly: 'requestedSidersOnly',
  hourlyRate: 'hourlyRate',
  executiveStatus: 'executiveStatus',
  subtasks: 'subtasks',
  purpose: 'purpose',
  equipments: 'equipments',
  dressCode: 'dressCode',
  riskIds: 'risks',
  workConditions: 'workConditions',
  languageIds: 'languages',
  tools: 'tools',
  licenceIds: 'licences',
  experiences: 'experiences',
  motorized: 'motorized',
  remote: 'remote',
  isFlexiblePlanning: 'planning',
  flexiblePlanning: 'planning',
  attendanceConfigType: 'attendanceConfigType',
} as const satisfies Record<keyof MissionPatch, MissionField>

/** Refuses the first field that contracts or requested Siders have sealed (PERM-08, POST-36). */
export function refuseSealedFields(
  patch: MissionPatch,
  mission: MissionRecord,
  facts: { readonly requestedSidersCount: number; readonly isInCorrection: boolean },
): void {
  for (const [name, field] of Object.entries(fieldOf)) {
    if (name in patch) refuseSealed(field, mission, facts)
  }
}

/** Every problem of the fields themselves, each at its path. */
export async function patchIssues(
  call: CommandCall,
  patch: MissionPatch,
  mission: MissionRecord,
): Promise<Issue[]> {
  return [
    ...jobFieldIssues(patch, mission.jobTitleId, 'equipments'),
    ...withdrawalIssues(patch, mission),
    ...exclusionIssues(patch, ['location', 'locationId', 'addressDetails']),
    ...exclusionIssues(patch, ['motive', 'motiveId']),
    ...choiceIssues(call, patch, mission),
    ...(await planningIssues(call, patch, mission)),
    ...(await referenceIssues(call, patch)),
  ]
}

/** A posted mission keeps the fields that posting required. */
function withdrawalIssues(patch: MissionPatch, mission: MissionRecord): Issue[] {
  const required = [
    ...(mission.hourlyRateCents === null ? [] : (['hourlyRate'] as const)),
    ...(mission.status === 'draft' ? [] : (['executiveStatus'] as const)),
  ]
  return required.flatMap((field) =>
    patch[field] === null ? [issue([field], 'errors.field.required')] : [],
  )
}

/** Fields that overwrite each other cannot be sent together. */
function exclusionIssues(patch: MissionPatch, fields: readonly (keyof MissionPatch)[]): Issue[] {
  return fields
    .filter((field) => patch[field] !== undefined)
    .slice(1)
    .map((field) => issue([field], 'errors.field.unknown_choice'))
}

/** The exclusive option is for delegation (WORK-09), the attendance mode for insiders (decisions G-12). */
function choiceIssues(call: CommandCall, patch: MissionPatch, mission: MissionRecord): Issue[] {
  const issues: Issue[] = []
  if (patch.requestedSidersOnly === true && mission.type === 'gestion') {
    issues.push(issue(['requestedSidersOnly'], 'errors.field.unknown_choice'))
  }
  const editsConfig = can(sessionOf(call).actor, 'mission.editAttendanceConfig').allowed
  if (patch.attendanceConfigType !== undefined && !editsConfig) {
    issues.push(issue(['attendanceConfigType'], 'errors.field.unknown_choice'))
  }
  return issues
}

/**
 * Only companies with the feature may plan flexibly (FLEX-01), and only missions without shifts
 * (POST-23).
 */
async function planningIssues(
  call: CommandCall,
  patch: MissionPatch,
  mission: MissionRecord,
): Promise<Issue[]> {
  const fields = (['isFlexiblePlanning', 'flexiblePlanning'] as const).filter(
    (field) => patch[field] === true,
  )
  if (fields.length === 0) return []
  const { flexiblePlanning } = await call.services.features.of(mission.organisationId)
  const isChosen = (await findShifts(call.queries, mission)).length > 0
  if (flexiblePlanning && !isChosen) return []
  return fields.map((field) => issue([field], 'errors.field.unknown_choice'))
}

/** Ids in a patch must be the company's. */
async function referenceIssues(call: CommandCall, patch: MissionPatch): Promise<Issue[]> {
  const { queries } = call
  const { managerId, departmentId, motiveId, locationId, requestedSiderIds } = patch
  const family = familyOf(call)
  const { organisationId } = family
  const unknown: Issue['path'][] = []
  if (managerId !== undefined) {
    const member = await findMember(queries, family, managerId)
    if (member === undefined || !canManageMissions(member.role)) unknown.push(['managerId'])
  }
  if (
    departmentId !== undefined &&
    !(await findActiveDepartment(queries, organisationId, departmentId))
  ) {
    unknown.push(['departmentId'])
  }
  if (motiveId !== undefined && !(await lockMotive(queries, organisationId, motiveId))) {
    unknown.push(['motiveId'])
  }
  if (
    locationId !== undefined &&
    !(await findFavouriteLocation(queries, organisationId, locationId))
  ) {
    unknown.push(['locationId'])
  }
  if (requestedSiderIds !== undefined) {
    const known = await findSidersOfGroup(queries, organisationId, requestedSiderIds)
    requestedSiderIds.forEach((id, i) => {
      if (!known.has(id.toLowerCase())) unknown.push(['requestedSiderIds', i])
    })
  }
  return unknown.map((path) => issue(path, 'errors.field.unknown_choice'))
}
