import { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { everywhere } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { asIssued } from './check-payments.ts'
import { findByReference, storePayments } from './issued-invoice-queries.ts'
import { notePaidIn } from '../life-cycle/note-paid-in.ts'
import { recordPayments } from './note-payment.ts'

type Pay = typeof invoiceDesk.payInvoices

/**
 * Staff mark the invoices of a list as paid in one call, which answers the result of each number.
 */
export async function payInvoices(
  call: Call,
  { body: { references } }: Parsed<Pay>,
): Promise<Answer<Pay>> {
  const numbers = references.map(asIssued)
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries, now } = transaction
    const noted = await storePayments(queries, numbers, now)
    await recordPayments(transaction, noted, true)
    await notePaidIn(
      transaction,
      noted.map(({ id }) => id),
    )
    const notedNow = new Set(noted.map(({ referenceNumber }) => referenceNumber))
    const found = await findByReference(queries, numbers)
    const known = new Map(found.map((row) => [row.referenceNumber, row]))
    const answer: Answer<Pay> = {
      lines: references.map((reference) => {
        const number = asIssued(reference)
        if (notedNow.delete(number)) return { reference, result: 'noted' }
        const row = known.get(number)
        if (row === undefined) return { reference, result: 'unknown' }
        return { reference, result: row.paidAt === null ? 'collecting' : 'already' }
      }),
    }
    await call.keep(transaction, toWire(invoiceDesk.payInvoices, answer))
    return answer
  })
}
