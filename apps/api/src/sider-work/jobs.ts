import type { Job } from '../platform/jobs/job.ts'
import { forgetPositions } from './forget-positions.ts'
import { remindSiders } from './reminders/remind-siders.ts'
import { tellPapers } from './reminders/tell-papers.ts'

export const siderWorkJobs: readonly Job[] = [forgetPositions, remindSiders, tellPapers]
