import type { JobDescription } from '@renfort/contract/job-description.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { jobName } from './job-name.ts'

/** The job descriptions whose name or town holds every word that was typed. */
export function matchingJobs(jobs: readonly JobDescription[], text: string): JobDescription[] {
  const words = folded(text).split(' ')
  return jobs.filter((job) => {
    const said = folded(`${jobName(job)} ${job.location?.city ?? ''} ${job.location?.title ?? ''}`)
    return words.every((word) => said.includes(word))
  })
}
