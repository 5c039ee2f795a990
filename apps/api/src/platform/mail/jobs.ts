import type { Job } from '../jobs/job.ts'
import { deliverMails } from './deliver-mails.ts'

export const mailJobs: readonly Job[] = [deliverMails]
