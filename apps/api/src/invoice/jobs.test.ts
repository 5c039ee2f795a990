import { describe, expect, it } from 'vitest'
import { makeInvoiceDocument } from './issue/make-invoice-document.ts'
import { sendInvoiceStatus } from './life-cycle/send-invoice-status.ts'
import { transmitInvoice } from './life-cycle/transmit-invoice.ts'

const day = 86_400

describe('users §3 while storage or the platform is out of reach, an invoice is tried again', () => {
  it.each([makeInvoiceDocument, transmitInvoice, sendInvoiceStatus])(
    'for more than a day, at least each hour: $name',
    ({ retry: { tries, firstPauseSeconds, longestPauseSeconds } }) => {
      const pauses = Array.from({ length: tries - 1 }, (_, i) =>
        Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** i),
      )
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(day)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(3_600)
    },
  )
})
