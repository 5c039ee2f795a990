import type { Job } from '../platform/jobs/job.ts'
import { forgetPast } from './forget-past.ts'
import { applyResets } from './second-factor/apply-resets.ts'

export const accountJobs: readonly Job[] = [forgetPast, applyResets]
