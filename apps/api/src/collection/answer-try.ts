import { nextTryOn } from '@renfort/domain/collection/collection.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { findPayment } from '../payment/payment-queries.ts'
import { writeEvents } from '../event/write-events.ts'
import { notePayment } from '../invoice/staff/note-payment.ts'
import { lockInvoice } from '../invoice/invoice-queries.ts'
import type { ChargeAnswer } from '../outside/payment/port.ts'
import type { Transaction } from '../platform/database/db.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { collectionMail } from './collection-mail.ts'
import { findTries, insertAnswer, storeState } from './collection-queries.ts'
import { findReturn } from './return-queries.ts'
import { refusedPayment } from './refused-payment.ts'
import type { TryKey } from './try-key.ts'

/**
 * Applies the bank's answer to a try, once however often it arrives: a payment is noted like any
 * other, and a refusal is mailed to the accounting contact with what to do.
 */
export async function answerTry(
  services: Services,
  transaction: Transaction,
  tried: TryKey,
  answer: ChargeAnswer,
): Promise<void> {
  const { queries, now } = transaction
  const invoice = await lockInvoice(queries, tried.invoiceId)
  if (invoice === undefined) return
  if (!(await insertAnswer(queries, tried, answer, now))) return
  const { organisationId, referenceNumber: name, paidAt } = invoice
  const { amountCents, methodType, ending, ...tries } = await findTries(queries, tried)
  const reason = answer.state === 'refused' ? answer.reason : null
  const answeredOn = dateInParis(now)
  const collectOn = reason === null ? null : nextTryOn({ ...tries, answeredOn, reason })
  // The bank may have taken the payment back before this answer arrives.
  const returned = answer.state === 'succeeded' ? await findReturn(queries, tried) : null
  await storeState(
    queries,
    tried.invoiceId,
    returned === null
      ? { state: answer.state, reason, collectOn }
      : { state: 'returned', reason: returned, collectOn: null },
  )
  await transaction.record({
    action: 'invoice.collect',
    entity: 'invoice',
    entityId: tried.invoiceId,
    organisationId,
    before: null,
    after: {
      name,
      collection: answer.state,
      refusal: reason,
      amountCents,
      methodEnding: ending,
    },
  })
  if (answer.state === 'succeeded' && returned === null) {
    await notePayment(transaction, { invoiceId: tried.invoiceId, paid: true })
  }
  if (reason === null || paidAt !== null) return
  const { invoiceId } = tried
  writeEvents(transaction, [
    refusedPayment({ invoiceId, organisationId, referenceNumber: name, reason }),
  ])
  const { accountingInfo } = await findPayment(queries, organisationId)
  if (accountingInfo === null) return
  const mail = collectionMail(
    {
      invoice,
      iban: invoice.facts.seller.iban,
      amountCents,
      methodType,
      ending,
      reason,
      collectOn,
    },
    accountingInfo.email,
    siteOf(services),
  )
  await enqueueMail(queries, mail, now)
}
