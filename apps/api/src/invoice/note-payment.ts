import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Transaction } from '../platform/database/db.ts'
import { lockInvoice, storePayment } from './invoice-queries.ts'
import { notePaidIn } from './note-paid-in.ts'

/** Notes that an invoice was paid, or that it was not after all; the first time that is said stays. */
export async function notePayment(
  transaction: Transaction,
  { invoiceId, paid }: { readonly invoiceId: string; readonly paid: boolean },
): Promise<void> {
  const { queries, now } = transaction
  const invoice = await lockInvoice(queries, invoiceId)
  if (invoice === undefined) return
  const { organisationId, referenceNumber: name, paidAt } = invoice
  if ((paidAt !== null) === paid) return transaction.leaveUnchanged()
  const since: Instant | null = paid ? (paidAt ?? now) : null
  await storePayment(queries, invoiceId, since)
  await notePaidIn(transaction, [invoiceId])
  await transaction.record({
    action: 'invoice.pay',
    entity: 'invoice',
    entityId: invoiceId,
    organisationId,
    before: { name, paid: paidAt !== null },
    after: { name, paid },
  })
}
