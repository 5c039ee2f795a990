import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { siderRecords } from '../worker/sider-records.ts'
import { findApplicants } from './applicant-queries.ts'
import { seesWholeApplicants, toApplicant } from './to-applicant.ts'

type List = typeof preselection.listApplicants

/** The candidates that a caller may see, of a mission within their reach. */
export async function listApplicants(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const { organisation } = sessionOf(call)
  if (organisation === null) throw notFound()
  const organisationId = organisation.id
  const owner = ownerLimit(call, 'applicant.read')
  const mission = await findMission(call.queries, { organisationId, owner, id: params.taskId })
  if (mission === undefined) throw notFound()
  const key = { organisationId, missionId: mission.id }
  const found = await findApplicants(call.queries, key, seesWholeApplicants(call))
  const recordOf = await siderRecords(
    call,
    key,
    found.map(({ siderId }) => siderId),
  )
  return found.map((stored) => toApplicant(call, stored, recordOf(stored)))
}
