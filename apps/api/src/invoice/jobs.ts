import type { Job } from '../platform/jobs/job.ts'
import { billWeeks } from './bill-weeks.ts'
import { makeInvoiceDocument } from './make-invoice-document.ts'

export const invoiceJobs: readonly Job[] = [billWeeks, makeInvoiceDocument]
