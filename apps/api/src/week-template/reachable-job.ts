import { jobDescriptionContext } from '../job-description/job-description-context.ts'
import { findJobDescription } from '../job-description/job-description-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'

/** The job description of some templates, of the company or its network; 404 for any other. */
export async function reachableJob(call: ReadCall, id: string) {
  const { reach } = await jobDescriptionContext(call)
  const job = await findJobDescription(call.queries, reach, id)
  if (job === undefined) throw notFound()
  return { organisationId: organisationOf(call), jobDescriptionId: job.id }
}
