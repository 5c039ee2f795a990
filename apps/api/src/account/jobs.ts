import type { Job } from '../platform/jobs/job.ts'
import { forgetPast } from './forget-past.ts'

export const accountJobs: readonly Job[] = [forgetPast]
