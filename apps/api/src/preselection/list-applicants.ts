import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { siderRecords } from '../sider/candidates/sider-records.ts'
import { findApplicants } from './applicant-queries.ts'
import { missionOfApplicants } from './mission-of-applicants.ts'
import { seesWholeApplicants, toApplicant } from './to-applicant.ts'

type List = typeof preselection.listApplicants

/** The candidates that a caller may see, of a mission within their reach. */
export async function listApplicants(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const key = await missionOfApplicants(call, params.taskId)
  const found = await findApplicants(call.queries, key, seesWholeApplicants(call))
  const recordOf = await siderRecords(
    call,
    key,
    found.map(({ siderId }) => siderId),
  )
  return found.map((stored) => toApplicant(call, stored, recordOf(stored)))
}
