import type { Job } from '../platform/jobs/job.ts'
import { sendDigests } from './send-digests.ts'

export const notificationJobs: readonly Job[] = [sendDigests]
