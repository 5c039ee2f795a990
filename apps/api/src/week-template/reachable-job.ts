import { jobDescriptionContext } from '../job-description/job-description-context.ts'
import { findJobDescription } from '../job-description/job-description-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'

/** The job description, of the company or of its network, that templates are kept for; 404 out of reach. */
export async function reachableJob(call: ReadCall, id: string) {
  const { reach } = await jobDescriptionContext(call)
  const job = await findJobDescription(call.queries, reach, id)
  if (job === undefined) throw notFound()
  return { organisationId: organisationOf(call), jobDescriptionId: job.id }
}
