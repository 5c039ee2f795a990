import { isUnderWay } from '@renfort/domain/collection/collection.ts'
import {
  creditOfLines,
  creditRefusal,
  creditTotals,
} from '@renfort/domain/invoice/issue/credit-note.ts'
import { invoiceNumber } from '@renfort/domain/invoice/issue/invoice-number.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import { writeEvents } from '../../event/write-events.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { giveBackIndemnities } from './indemnity-queries.ts'
import { refuse, throwRefusal } from '../../platform/http/refusal.ts'
import { insertInvoice, lockInvoice, sumCredits, takeNumbers } from '../invoice-queries.ts'
import { enqueueInvoiceDocument } from './make-invoice-document.ts'
import { notePayment } from '../staff/note-payment.ts'

interface CreditNote {
  readonly invoiceId: string
  /** The amount, tax included and positive, or the sum of lines of the invoice, without tax. */
  readonly amount: Cents | { readonly netCents: Cents }
  readonly reason: string
  /** `null` where the product itself issues it. */
  readonly createdBy: string | null
}

/**
 * Credits an invoice, whole or in part, with the next number of the series of credit notes; returns
 * the id of the credit note, or `null` where the invoice does not exist. An invoice with nothing
 * left is settled, and its credit notes with it. Throws for more than is left, and while a bank is
 * asked for the invoice, because the bank collects the amount it was asked for.
 */
export async function issueCreditNote(
  transaction: Transaction,
  { invoiceId, amount: asked, reason, createdBy }: CreditNote,
): Promise<string | null> {
  const { queries, now } = transaction
  const invoice = await lockInvoice(queries, invoiceId)
  if (invoice === undefined) return null
  // While a bank has not answered, nobody knows whether the debit will be paid.
  if (isUnderWay(invoice.collection)) throw refuse('errors.invoice.collection_pending')
  const { organisationId, weekStart, facts } = invoice
  const given = await sumCredits(queries, invoiceId)
  const credited = {
    issuedOn: invoice.issuedOn,
    vatArea: facts.vatArea ?? 'metropolis',
    netCents: cents(invoice.netCents),
    taxCents: cents(invoice.taxCents),
    totalCents: cents(invoice.totalCents),
    creditedCents: cents(given.totalCents),
    credits: given.count,
  }
  const amount = typeof asked === 'number' ? asked : creditOfLines(asked.netCents, credited)
  throwRefusal(creditRefusal(amount, credited))
  const totals = creditTotals(amount, credited)
  const issuedOn = dateInParis(now)
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
      creditedId: invoiceId,
      creditReason: reason,
      facts,
      createdBy,
    },
    now,
  )
  await enqueueInvoiceDocument(transaction, { organisationId, invoiceId: creditId })
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
      creditReason: reason,
    },
  })
  writeEvents(transaction, [
    {
      kind: 'invoice.credited',
      organisationId,
      subject: invoiceId,
      data: {
        invoiceId,
        referenceNumber: invoice.referenceNumber,
        creditNoteId: creditId,
        creditNoteNumber: referenceNumber,
        totalCents: totals.totalCents,
        reason,
      },
    },
  ])
  if (amount === credited.totalCents - credited.creditedCents) {
    await giveBackIndemnities(queries, invoiceId, now)
    // Nothing of it is left to pay.
    if (invoice.paidAt === null) await notePayment(transaction, { invoiceId, paid: true })
  }
  return creditId
}
