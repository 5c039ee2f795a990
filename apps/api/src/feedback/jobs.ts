import type { Job } from '../platform/jobs/job.ts'
import { askFeedback } from './ask-feedback.ts'

export const feedbackJobs: readonly Job[] = [askFeedback]
