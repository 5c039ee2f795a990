import type { Job } from '../platform/jobs/job.ts'
import { forgetCandidates } from './forget-candidates.ts'

export const preselectionJobs: readonly Job[] = [forgetCandidates]
