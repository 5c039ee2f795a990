import type { JobDescription } from '@renfort/contract/job-description.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { jobName } from './job-name.ts'

/** The job descriptions whose name or town holds every word that was typed. */
export function matchingJobs(jobs: readonly JobDescription[], text: string): JobDescription[] {
  return jobs.filter((job) =>
    isFound(text, `${jobName(job)} ${job.location?.city ?? ''} ${job.location?.title ?? ''}`),
  )
}
