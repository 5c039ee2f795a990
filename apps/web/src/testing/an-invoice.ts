import type { DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The invoice of the week of 9 November 2026, to pay by the end of that month. */
export function anInvoice(changes: Partial<Invoice> & { number?: number } = {}): Invoice {
  const { number = 1, ...given } = changes
  const weekStartDate = given.weekStartDate ?? '2026-11-09'
  return {
    id: idOf(9000 + number),
    type: 'invoice',
    referenceNumber: `F2026-${String(number).padStart(6, '0')}`,
    weekStartDate,
    weekEndDate: addDays(isoDate(weekStartDate), 6),
    issueDate: '2026-11-17',
    dueDate: '2026-11-30',
    amount: 1460.2,
    amountWithoutTax: 1216.83,
    paid: false,
    settlement: given.paid === true ? 'paid' : 'unpaid',
    collection: null,
    concern: null,
    creditOf: null,
    sideInvoiceUrl: '/api/download/invoice',
    ...given,
  }
}

/** A credit note on another invoice. */
export function aCreditNote(of: Invoice, changes: Partial<Invoice> = {}): Invoice {
  return anInvoice({
    number: 500,
    type: 'creditNote',
    referenceNumber: 'A2026-000001',
    weekStartDate: of.weekStartDate,
    issueDate: '2026-11-20',
    dueDate: '2026-11-20',
    amount: -1234.5,
    amountWithoutTax: -1028.75,
    creditOf: { referenceNumber: of.referenceNumber, reason: 'Pause non déduite' },
    ...changes,
  })
}

/** The status of an invoice without problems. */
export const quietStanding: DeskInvoice['standing'] = {
  status: null,
  reason: null,
  isSent: true,
  untransmitted: null,
  detail: null,
}
export const noConcerns = { disputed: 0, refused: 0, untransmitted: 0, returned: 0 } as const
