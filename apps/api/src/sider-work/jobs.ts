import type { Job } from '../platform/jobs/job.ts'
import { forgetPositions } from './forget-positions.ts'

export const siderWorkJobs: readonly Job[] = [forgetPositions]
