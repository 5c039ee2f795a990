import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { creditRefusal, creditTotals } from '@renfort/domain/invoice/credit-note.ts'
import { invoiceNumber } from '@renfort/domain/invoice/invoice-number.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { notFound, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import {
  findInvoice,
  insertInvoice,
  lockInvoice,
  sumCredits,
  takeNumbers,
} from './invoice-queries.ts'
import { toInvoice } from './to-invoice.ts'

type Credit = typeof invoices.creditInvoice

/** Staff give an invoice back, whole or in part: it stays as it was billed, and the credit note names it. */
export async function creditInvoice(
  call: CommandCall,
  { params: { id }, body }: Parsed<Credit>,
): Promise<Answer<Credit>> {
  const { queries, transaction } = call
  const { now } = transaction
  const invoice = await lockInvoice(queries, id)
  if (invoice === undefined) throw notFound()
  const { organisationId, weekStart, facts } = invoice
  const amount = eurosToCents(body.amount)
  const credited = {
    issuedOn: invoice.issuedOn,
    netCents: cents(invoice.netCents),
    taxCents: cents(invoice.taxCents),
    totalCents: cents(invoice.totalCents),
    creditedCents: cents(await sumCredits(queries, id)),
  }
  throwRefusal(creditRefusal(amount, credited))
  const totals = creditTotals(amount, credited)
  const issuedOn = localDateOf(now)
  const year = Number(issuedOn.slice(0, 4))
  const position = await takeNumbers(queries, { type: 'creditNote', year, count: 1 })
  const referenceNumber = invoiceNumber('creditNote', year, position)
  const creditId = await insertInvoice(
    queries,
    {
      organisationId,
      type: 'creditNote',
      referenceNumber,
      runOn: null,
      weekStart,
      issuedOn,
      dueOn: issuedOn,
      ...totals,
      creditedId: id,
      creditReason: body.reason,
      facts,
      createdBy: sessionOf(call).userId,
    },
    now,
  )
  await transaction.record({
    action: 'invoice.credit',
    entity: 'invoice',
    entityId: creditId,
    organisationId,
    before: null,
    after: {
      name: referenceNumber,
      uniqueIdentifier: invoice.referenceNumber,
      totalCents: totals.totalCents,
      creditReason: body.reason,
    },
  })
  const stored = await findInvoice(queries, creditId)
  if (stored === undefined) throw notFound()
  return toInvoice(call, stored)
}
