import type { Job } from '../platform/jobs/job.ts'
import { sealAudit } from './seal-audit.ts'

export const auditJobs: readonly Job[] = [sealAudit]
