import type { Job } from '../jobs/job.ts'
import { deliverMails } from './deliver-mails.ts'
import { sweepMails } from './sweep-mails.ts'

export const mailJobs: readonly Job[] = [deliverMails, sweepMails]
