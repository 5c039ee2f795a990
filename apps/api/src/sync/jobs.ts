import type { Job } from '../platform/jobs/job.ts'
import { numberChanges } from './number-changes.ts'

export const syncJobs: readonly Job[] = [numberChanges]
