import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findActiveDepartment } from '../../department/department-queries.ts'
import { insertMission, nextUniqueIdentifier } from './mission-creation-queries.ts'
import { missionRowFromJob } from './mission-row-from-job.ts'
import { copyLocation } from '../../organisation/location-queries.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import {
  type CommandCall,
  organisationOf,
  ownerLimit,
  sessionOf,
} from '../../platform/http/route.ts'
import { findMission, type MissionRecord } from '../../mission-record/mission-queries.ts'
import { replaceRequestedSiders } from '../../mission-record/requested-sider-queries.ts'
import { sidersAsBefore } from './siders-as-before.ts'
import { takePlanning } from './take-planning.ts'

type Clone = typeof missions.cloneMission

/**
 * A draft with the job, rate, address, manager, department and motive of another mission, without
 * its contracts and note (decisions G-13). The requested weeks of its planning are copied, and a
 * renewal asks for its Siders again.
 */
export async function cloneMission(
  call: CommandCall,
  { params, body }: Parsed<Clone>,
): Promise<Answer<Clone>> {
  const { queries, transaction } = call
  const organisationId = organisationOf(call)
  const owner = ownerLimit(call, 'mission.duplicate')
  const source = await findMission(queries, { organisationId, owner, id: params.id })
  if (source === undefined) throw notFound()
  if (source.migrated || source.archived) throw refuse('errors.task.duplication_impossible')
  const copy = {
    organisationId,
    type: body.type ?? source.type,
    name: body.name === undefined ? source.name : body.name || null,
    origin: source.origin,
    jobDescriptionId: source.jobDescriptionId,
    locationId: await copyOfAddress(call, source),
    managerId: source.managerId,
    departmentId: await departmentOf(call, source),
    motiveId: source.motiveId,
    sourceId: source.id,
    createdBy: sessionOf(call).effectiveUserId,
    attendanceConfigType: body.attendanceConfigType ?? source.attendanceConfigType,
    uniqueIdentifier: await nextUniqueIdentifier(queries, transaction.now),
    now: transaction.now,
  } as const
  const id = await insertMission(queries, missionRowFromJob(source, copy))
  const requestedSiderIds = body.renew === true ? await sidersAsBefore(queries, source.id) : []
  if (requestedSiderIds.length > 0) {
    await replaceRequestedSiders(queries, { id, organisationId }, requestedSiderIds)
  }
  const planning =
    body.planning === undefined
      ? null
      : await takePlanning(call, { from: source, to: id, planning: body.planning })
  await transaction.record({
    action: body.renew === true ? 'mission.renew' : 'mission.clone',
    entity: 'mission',
    entityId: id,
    before: null,
    after: { ...copy, requestedSiderIds, ...planning },
  })
  return { id }
}

async function copyOfAddress(
  { queries, transaction }: CommandCall,
  { locationId, organisationId }: MissionRecord,
): Promise<string | null> {
  if (locationId === null) return null
  return copyLocation(queries, { locationId, organisationId, now: transaction.now })
}

/** A deleted department is not copied (G-10). */
async function departmentOf(
  { queries }: CommandCall,
  { departmentId, organisationId }: MissionRecord,
): Promise<string | null> {
  if (departmentId === null) return null
  return (await findActiveDepartment(queries, organisationId, departmentId))?.id ?? null
}
