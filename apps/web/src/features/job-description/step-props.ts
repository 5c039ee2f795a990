import type { JobValues } from './job-values.ts'

/** What every step takes: the values of the panel, and the way to change some. */
export interface StepProps {
  readonly values: JobValues
  readonly set: (change: Partial<JobValues>) => void
}
