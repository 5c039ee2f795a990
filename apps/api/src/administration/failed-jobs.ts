import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { listParkedJobs, type ParkedJob, tryAgain } from '../platform/jobs/parked-jobs.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall, ReadCall } from '../platform/http/route.ts'
import { findNames } from './company-queries.ts'

type List = typeof administration.listFailedJobs
type Retry = typeof administration.retryJob

const mostJobs = 100
/** Characters kept of an error, because it may quote a whole statement or answer. */
const longestError = 300

export async function listFailedJobs({ queries }: ReadCall): Promise<Answer<List>> {
  const jobs = await listParkedJobs(queries, mostJobs)
  const names = await findNames(queries, jobs.flatMap(companyOf))
  return jobs.map((job) => ({
    id: job.id,
    name: job.name,
    failedAt: job.parkedAt,
    tries: job.tries,
    error: job.error === null ? null : job.error.slice(0, longestError),
    unwritable: [...job.texts],
    organisation: names.find(({ id }) => companyOf(job).includes(id)) ?? null,
  }))
}

export async function retryJob(
  { queries, transaction }: CommandCall,
  { params }: Parsed<Retry>,
): Promise<Answer<Retry>> {
  const retried = await tryAgain(queries, params.id)
  if (retried === null) throw notFound()
  const [organisationId = null] = companyOf(retried)
  await transaction.record({
    action: 'job.retry',
    entity: 'job',
    entityId: params.id,
    organisationId,
    before: null,
    after: { failedJob: retried.name },
  })
}

/** The id of the company that a job works for, if it works for one. */
function companyOf({ data }: Pick<ParkedJob, 'data'>): string[] {
  const isNamed = typeof data === 'object' && data !== null && 'organisationId' in data
  return isNamed && typeof data.organisationId === 'string' ? [data.organisationId] : []
}
