import type { JobDescription } from '@renfort/contract/job-description.ts'
import { namesJob } from '@renfort/domain/shift/shift-line/names-job.ts'
import { jobName } from './job-name.ts'

/** The id of the one job description that the words can mean; none where several can. */
export function jobMeant(jobs: readonly JobDescription[], words: string): string | undefined {
  const [meant, ...others] = jobs.filter((job) => namesJob(words, jobName(job)))
  return others.length === 0 ? meant?.id : undefined
}
