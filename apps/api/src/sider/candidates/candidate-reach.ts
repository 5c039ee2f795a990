import { notFound } from '../../platform/http/refusal.ts'
import { ownerLimit, organisationOf, type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { type CandidateReach, findMissionPlace } from './candidate-queries.ts'

/** The Siders that the caller may ask for in a mission; 404 for a mission out of reach. */
export async function candidateReach(call: ReadCall, missionId: string): Promise<CandidateReach> {
  const organisationId = organisationOf(call)
  const ownerId = ownerLimit(call, 'worker.manage')
  const place = await findMissionPlace(call.queries, { id: missionId, organisationId, ownerId })
  if (place === undefined) throw notFound()
  const parentId = sessionOf(call).organisation?.parentId ?? null
  return { missionId, ...place, organisationId, parentId }
}
