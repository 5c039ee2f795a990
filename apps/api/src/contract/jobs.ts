import type { Job } from '../platform/jobs/job.ts'
import { remindSignatures } from './remind-signatures.ts'

export const contractJobs: readonly Job[] = [remindSignatures]
