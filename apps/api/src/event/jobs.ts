import type { Job } from '../platform/jobs/job.ts'
import { sweepEvents } from './sweep-events.ts'

export const eventJobs: readonly Job[] = [sweepEvents]
