import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { anElectronicInvoice } from '@renfort/domain/testing/electronic-invoice.ts'
import type { StoredInvoice } from '../invoice/issue/document-queries.ts'

/** An invoice of one week of December 2026, without missions and without lines. */
export const aStoredInvoice: StoredInvoice = {
  type: 'invoice',
  referenceNumber: 'F2026-000042',
  weekStart: isoDate('2026-12-21'),
  issuedOn: isoDate('2026-12-29'),
  dueOn: isoDate('2027-01-28'),
  netCents: 69_805,
  taxCents: 13_961,
  roundingCents: 0,
  totalCents: 83_766,
  creditReason: null,
  creditedNumber: null,
  creditedOn: null,
  facts: {
    seller: anElectronicInvoice.seller,
    buyer: anElectronicInvoice.buyer,
    missions: {},
    siders: {},
  },
  lines: [],
}
