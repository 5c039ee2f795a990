import { writeEvents } from '../event/write-events.ts'
import { lockInvoice } from '../invoice/invoice-queries.ts'
import { notePayment } from '../invoice/staff/note-payment.ts'
import type { ChargeReturn } from '../outside/payment/port.ts'
import { findPayment } from '../payment/payment-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { findTries, storeState } from './collection-queries.ts'
import { refusedPayment } from './refused-payment.ts'
import { returnMail } from './return-mail.ts'
import { findReturn, insertReturn } from './return-queries.ts'
import type { TryKey } from './try-key.ts'

/**
 * Applies the return of a payment by a bank, once however often and in whatever order the events
 * arrive. A payment that the bank took back is to pay again, and the accounting contact is mailed
 * the reason; the product does not retry it automatically. A payment that the bank gave back after
 * a won contest is paid. The return of a try that another one follows is only stored.
 */
export async function noteReturn(
  services: Services,
  transaction: Transaction,
  tried: TryKey,
  change: ChargeReturn,
): Promise<void> {
  const { queries, now } = transaction
  const { invoiceId } = tried
  const invoice = await lockInvoice(queries, invoiceId)
  if (invoice === undefined) return
  if (!(await insertReturn(queries, tried, change, now))) return
  const { organisationId, referenceNumber: name } = invoice
  const { methodType, ending } = await findTries(queries, tried)
  const { state, reason, amountCents } = change
  await transaction.record({
    action: 'invoice.collect',
    entity: 'invoice',
    entityId: invoiceId,
    organisationId,
    before: null,
    after: { name, collection: state, refusal: reason, amountCents, methodEnding: ending },
  })
  if (invoice.tries !== tried.number) return
  const standing = await findReturn(queries, tried)
  if (standing === null) {
    if (invoice.collection !== 'returned') return
    await storeState(queries, invoiceId, { state: 'succeeded', reason: null, collectOn: null })
    if (invoice.paidAt === null) await notePayment(transaction, { invoiceId, paid: true })
    return
  }
  await storeState(queries, invoiceId, { state: 'returned', reason, collectOn: null })
  if (invoice.paidAt !== null) await notePayment(transaction, { invoiceId, paid: false })
  writeEvents(transaction, [
    refusedPayment({ invoiceId, organisationId, referenceNumber: name, reason }),
  ])
  const { accountingInfo } = await findPayment(queries, organisationId)
  if (accountingInfo === null) return
  const { iban } = invoice.facts.seller
  const mail = returnMail(
    { id: invoiceId, number: name, iban, methodType, ending, amountCents, reason },
    accountingInfo.email,
    siteOf(services),
  )
  await enqueueMail(queries, mail, now)
}
