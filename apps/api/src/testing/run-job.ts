import type { Job } from '../platform/jobs/job.ts'
import type { TestApp } from './test-app.ts'

/** Does a job now, as its queue would. */
export function runJob(
  { services }: Pick<TestApp, 'services'>,
  job: Job,
  data: unknown = {},
  options: { readonly precedence?: number } = {},
): Promise<void> {
  return job.run({ services, data, signal: new AbortController().signal, ...options })
}
