import type { Job } from '../platform/jobs/job.ts'
import { billWeeks } from './bill-weeks.ts'
import { makeInvoiceDocument } from './make-invoice-document.ts'
import { readPlatformNews } from './read-platform-news.ts'
import { sendInvoiceStatus } from './send-invoice-status.ts'
import { transmitInvoice } from './transmit-invoice.ts'

export const invoiceJobs: readonly Job[] = [
  billWeeks,
  makeInvoiceDocument,
  transmitInvoice,
  readPlatformNews,
  sendInvoiceStatus,
]
