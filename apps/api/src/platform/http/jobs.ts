import type { Job } from '../jobs/job.ts'
import { sweepKeys } from './sweep-keys.ts'

export const httpJobs: readonly Job[] = [sweepKeys]
