import type { Job } from '../platform/jobs/job.ts'
import { forgetPositions } from './forget-positions.ts'
import { remindSiders } from './reminders/remind-siders.ts'

export const siderWorkJobs: readonly Job[] = [forgetPositions, remindSiders]
