import type { Job } from '../platform/jobs/job.ts'
import { billWeeks } from './bill-weeks.ts'

export const invoiceJobs: readonly Job[] = [billWeeks]
