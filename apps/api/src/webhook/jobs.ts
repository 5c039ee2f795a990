import type { Job } from '../platform/jobs/job.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

export const webhookJobs: readonly Job[] = [deliverWebhooks]
