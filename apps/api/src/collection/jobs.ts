import type { Job } from '../platform/jobs/job.ts'
import { collectDueInvoices } from './collect-due-invoices.ts'

export const collectionJobs: readonly Job[] = [collectDueInvoices]
