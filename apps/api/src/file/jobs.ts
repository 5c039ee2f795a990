import type { Job } from '../platform/jobs/job.ts'
import { sweepFiles } from './sweep-files.ts'

export const fileJobs: readonly Job[] = [sweepFiles]
