import { can } from '@renfort/domain/access/policy.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findMission, findMissionOwner, type MissionRecord } from './mission-queries.ts'

/**
 * The mission that a caller reads; 404 if they may not see it, or if it is a draft and they see no
 * drafts.
 */
export async function readMissionRecord(call: ReadCall, id: string): Promise<MissionRecord> {
  const key = { organisationId: organisationOf(call), owner: ownerLimit(call, 'mission.read'), id }
  const mission = await findMission(call.queries, key)
  if (mission === undefined) throw notFound()
  const seesDrafts = can(sessionOf(call).actor, 'mission.listDrafts').allowed
  if (mission.status === 'draft' && !seesDrafts) throw notFound()
  return mission
}

/** The mission of any company, for internal staff. */
export async function findMissionOfAnyCompany(
  { queries }: ReadCall,
  id: string,
): Promise<MissionRecord> {
  const organisationId = await findMissionOwner(queries, id)
  if (organisationId === undefined) throw notFound()
  const mission = await findMission(queries, { organisationId, owner: null, id })
  if (mission === undefined) throw notFound()
  return mission
}
