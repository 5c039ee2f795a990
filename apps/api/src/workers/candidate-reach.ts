import { notFound } from '../platform/refusal.ts'
import { ownerLimit, organisationOf, type ReadCall, sessionOf } from '../platform/route.ts'
import { type CandidateReach, isMissionWithin } from './candidate-queries.ts'

/** Whom the caller may ask for in a mission; a mission out of reach is as good as none. */
export async function candidateReach(call: ReadCall, missionId: string): Promise<CandidateReach> {
  const organisationId = organisationOf(call)
  const ownerId = ownerLimit(call, 'worker.manage')
  if (!(await isMissionWithin(call.queries, { id: missionId, organisationId, ownerId }))) {
    throw notFound()
  }
  return { missionId, organisationId, parentId: sessionOf(call).organisation?.parentId ?? null }
}
