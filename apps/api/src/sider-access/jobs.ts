import type { Job } from '../platform/jobs/job.ts'
import { forgetPastAccess } from './forget-past-access.ts'

export const siderAccessJobs: readonly Job[] = [forgetPastAccess]
