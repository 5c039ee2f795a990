import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { holdsNextTime } from '@renfort/domain/mission/as-last-time.ts'
import { findDepartments } from '../../department/department-queries.ts'
import { eligibleManager } from '../../job-description/eligible-manager.ts'
import type { JobDescriptionRow } from '../../job-description/job-description-queries.ts'
import type { LastMission } from '../../mission-record/last-mission-queries.ts'
import { findMotives } from '../../motive/motive-queries.ts'
import { copyLocation, findFavouriteLocations } from '../../organisation/location-queries.ts'
import { type Family, findMembers } from '../../organisation/member-queries.ts'
import type { CommandCall } from '../../platform/http/route.ts'

interface Asked {
  readonly family: Family
  readonly job: JobDescriptionRow
  readonly last: LastMission | undefined
}

/**
 * Values of a draft that need no question: those of the last mission of the same job description,
 * else of the job description, else the only possible choice.
 */
export async function knownDetails(call: CommandCall, asked: Asked) {
  return {
    locationId: await knownLocation(call, asked),
    managerId: await knownManager(call, asked),
    departmentId: asked.last?.departmentId ?? (await onlyDepartment(call, asked.family)),
    motiveId: await knownMotive(call, asked),
    isFlexiblePlanning: await knownPlanningType(call, asked),
  }
}

async function knownLocation({ queries, transaction }: CommandCall, { family, job, last }: Asked) {
  const { organisationId } = family
  const locationId =
    last?.locationId ??
    job.locationId ??
    onlyOne(await findFavouriteLocations(queries, organisationId))?.id
  if (locationId === undefined || locationId === null) return null
  return copyLocation(queries, { locationId, organisationId, now: transaction.now })
}

async function knownManager({ queries }: CommandCall, { family, job, last }: Asked) {
  const named = [last?.managerId ?? null, job.managerId].filter((id) => id !== null)
  for (const id of named) {
    const manager = await eligibleManager(queries, family, id)
    if (manager !== null) return manager
  }
  // Siders who have left are not replaced by others without asking.
  if (named.length > 0) return null
  const members = await findMembers(queries, family)
  return onlyOne(members.filter(({ role }) => canManageMissions(role)))?.id ?? null
}

async function onlyDepartment({ queries }: CommandCall, { organisationId }: Family) {
  const departments = await findDepartments(queries, organisationId)
  return onlyOne(departments.filter(({ deletedAt }) => deletedAt === null))?.id ?? null
}

async function knownMotive({ queries }: CommandCall, { family, last }: Asked) {
  if (last !== undefined && last.reason !== null && holdsNextTime(last.reason)) {
    return last.motiveId
  }
  const only = onlyOne(await findMotives(queries, family.organisationId))
  return only !== undefined && holdsNextTime(only.reason) ? only.id : null
}

async function knownPlanningType({ services }: CommandCall, { family, last }: Asked) {
  const { flexiblePlanning } = await services.features.of(family.organisationId)
  // A mission posted without this choice was planned by shifts.
  return flexiblePlanning && last !== undefined ? (last.isFlexiblePlanning ?? false) : null
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}
