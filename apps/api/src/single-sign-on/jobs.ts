import type { Job } from '../platform/jobs/job.ts'
import { checkDomains } from './check-domains.ts'

export const singleSignOnJobs: readonly Job[] = [checkDomains]
