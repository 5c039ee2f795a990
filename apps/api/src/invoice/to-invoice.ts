import type { invoices } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { nextCollectionOn } from '@renfort/domain/collection/collection.ts'
import { concernOf, isContested, statusOf } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { type Settlement, settlementOf } from '@renfort/domain/invoice/settlement.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { addDays, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Call } from '../platform/http/route.ts'
import type { InvoiceRow } from './invoice-queries.ts'

/** An invoice as the API answers it; the address of its document works for a quarter of an hour. */
export function toInvoice(
  { services }: Pick<Call, 'services'>,
  row: InvoiceRow,
): Answer<typeof invoices.payInvoice> {
  const { creditedNumber, creditReason, statusCode, untransmitted } = row
  const status = statusCode === null ? null : statusOf(statusCode)
  return {
    id: row.id,
    type: row.type,
    referenceNumber: row.referenceNumber,
    weekStartDate: row.weekStart,
    weekEndDate: addDays(row.weekStart, 6),
    issueDate: row.issuedOn,
    dueDate: row.dueOn,
    amount: row.totalCents / 100,
    amountWithoutTax: row.netCents / 100,
    paid: row.paidAt !== null,
    settlement: settlementOfRow(row),
    collection: collectionOf(row, services.clock.now()),
    concern: concernOf({ status, untransmitted }),
    creditOf:
      creditedNumber === null || creditReason === null
        ? null
        : { referenceNumber: creditedNumber, reason: creditReason },
    sideInvoiceUrl: services.fileLinks.link(row.documentKey, fileNameOf(row)),
  }
}

/** How an invoice was settled. */
export function settlementOfRow(
  row: Pick<InvoiceRow, 'type' | 'paidAt' | 'totalCents' | 'dueCents' | 'collection'>,
): Settlement {
  return settlementOf({
    type: row.type,
    isPaid: row.paidAt !== null,
    totalCents: cents(row.totalCents),
    dueCents: cents(row.dueCents),
    isCollected: row.collection === 'succeeded',
  })
}

/** How an unpaid invoice is collected; `null` for any other. */
function collectionOf(
  row: InvoiceRow,
  now: Instant,
): Answer<typeof invoices.payInvoice>['collection'] {
  const { paidAt, collection: state, collectsBy: method, refusalReason, tries } = row
  if (paidAt !== null) return null
  const day = collectionDayOf(row, now)
  if ((state === 'refused' || state === 'returned') && refusalReason !== null) {
    return { state, method, day, reason: refusalReason, tries }
  }
  if (state === 'started' || state === 'pending') {
    return { state: 'pending', method, day: null, reason: null, tries }
  }
  return day === null ? null : { state: 'planned', method, day, reason: null, tries }
}

/** The day on which the product collects an invoice; `null` where it does not. */
export function collectionDayOf(row: InvoiceRow, now: Instant): IsoDate | null {
  const { paidAt, collection: state, collectsBy, collectOn, statusCode } = row
  return nextCollectionOn(
    {
      ...row,
      state,
      isPaid: paidAt !== null,
      openCents: row.dueCents,
      retryOn: collectOn,
      hasMethod: collectsBy !== null,
      isContested: isContested(statusCode === null ? null : statusOf(statusCode)),
    },
    now,
  )
}

/** The file name of an invoice: its number, without characters that file names may not have. */
export function fileNameOf({ referenceNumber }: Pick<InvoiceRow, 'referenceNumber'>): string {
  return referenceNumber.replaceAll(/[^A-Za-z0-9_-]/g, '-')
}
