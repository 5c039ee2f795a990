import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { toEducation, toFormerWork } from '../sider/profile/to-career.ts'
import { findApplicantCareer } from './applicant-queries.ts'
import { missionOfApplicants } from './mission-of-applicants.ts'
import { namesFor, seesWholeApplicants } from './to-applicant.ts'

type Read = typeof preselection.readApplicant

/** What a candidate whom the caller may see has done and learnt: enough to judge, not to call them. */
export async function readApplicant(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries, services, locale } = call
  const mission = await missionOfApplicants(call, params.taskId)
  const key = { ...mission, id: params.id }
  const found = await findApplicantCareer(queries, key, seesWholeApplicants(call))
  if (found === undefined) throw notFound()
  return {
    id: found.id,
    name: namesFor(call, found).name,
    pictureUrl: services.fileLinks.link(found.pictureUrl),
    jobTypes: found.jobTitleIds.map((id) => namedTitle(id, locale)),
    experiences: found.experiences.map(toFormerWork),
    educations: found.educations.map(toEducation),
  }
}
