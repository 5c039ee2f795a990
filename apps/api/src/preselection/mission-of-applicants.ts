import { findMission } from '../mission-record/mission-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'

/** The mission whose applicants a caller may read; not found beyond their reach. */
export async function missionOfApplicants(
  call: ReadCall,
  taskId: string,
): Promise<{ readonly organisationId: string; readonly missionId: string }> {
  const { organisation } = sessionOf(call)
  if (organisation === null) throw notFound()
  const organisationId = organisation.id
  const owner = ownerLimit(call, 'applicant.read')
  const mission = await findMission(call.queries, { organisationId, owner, id: taskId })
  if (mission === undefined) throw notFound()
  return { organisationId, missionId: mission.id }
}
