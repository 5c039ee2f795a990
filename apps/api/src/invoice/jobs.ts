import type { Job } from '../platform/jobs/job.ts'
import { billWeeks } from './issue/bill-weeks.ts'
import { makeInvoiceDocument } from './issue/make-invoice-document.ts'
import { readPlatformNews } from './life-cycle/read-platform-news.ts'
import { sendInvoiceStatus } from './life-cycle/send-invoice-status.ts'
import { transmitInvoice } from './life-cycle/transmit-invoice.ts'

export const invoiceJobs: readonly Job[] = [
  billWeeks,
  makeInvoiceDocument,
  transmitInvoice,
  readPlatformNews,
  sendInvoiceStatus,
]
