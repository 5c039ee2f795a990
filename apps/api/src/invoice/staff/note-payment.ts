import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { writeEvents } from '../../event/write-events.ts'
import { lockInvoice, type Settled, storePayment } from '../invoice-queries.ts'
import { notePaidIn } from '../life-cycle/note-paid-in.ts'

/**
 * Marks an invoice as paid or unpaid, with the credit notes that were deducted from it; a repeated
 * call changes nothing.
 */
export async function notePayment(
  transaction: Transaction,
  { invoiceId, paid }: { readonly invoiceId: string; readonly paid: boolean },
): Promise<void> {
  const { queries, now } = transaction
  const invoice = await lockInvoice(queries, invoiceId)
  if (invoice === undefined) return
  const { paidAt } = invoice
  if ((paidAt !== null) === paid) return transaction.leaveUnchanged()
  const since: Instant | null = paid ? (paidAt ?? now) : null
  const noted = await storePayment(queries, invoiceId, since)
  await notePaidIn(transaction, [invoiceId])
  await recordPayments(transaction, noted, paid)
}

/** Records in the audit trail that some invoices and credit notes were settled or reopened. */
export async function recordPayments(
  transaction: Transaction,
  noted: readonly Settled[],
  paid: boolean,
): Promise<void> {
  await transaction.record(
    ...noted.map(({ id, organisationId, referenceNumber: name }) => ({
      action: 'invoice.pay' as const,
      entity: 'invoice' as const,
      entityId: id,
      organisationId,
      before: { name, paid: !paid },
      after: { name, paid },
    })),
  )
  writeEvents(
    transaction,
    noted
      .filter(({ type }) => type === 'invoice')
      .map(({ id, organisationId, referenceNumber }) => ({
        kind: paid ? ('invoice.paid' as const) : ('invoice.reopened' as const),
        organisationId,
        subject: id,
        data: { invoiceId: id, referenceNumber },
      })),
  )
}
