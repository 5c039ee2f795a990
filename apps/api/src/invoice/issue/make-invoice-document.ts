import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import { storeDocument } from '../../file/store-document.ts'
import type { Queries, Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { findPayment } from '../../payment/payment-queries.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import {
  findInvoiceWithoutDocument,
  type StoredInvoice,
  storeInvoiceDocument,
} from './document-queries.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { withFacturXMetadata } from './factur-x-metadata.ts'
import { invoiceDocument } from './invoice-document.ts'
import { invoiceMail } from './invoice-mail.ts'
import { findOwnInvoice } from '../invoice-queries.ts'
import { collectionDayOf } from '../to-invoice.ts'
import { enqueueTransmission } from '../life-cycle/transmit-invoice.ts'

const template = new URL('./invoice.typ', import.meta.url)

/**
 * Creates the document of an invoice, outside the transaction that issued it: pages for people,
 * with the machine-readable invoice attached. It is created once; the accounting contact is then
 * mailed.
 */
export const makeInvoiceDocument = companyJob({
  name: 'make-invoice-document',
  data: z.object({ organisationId: z.uuid(), invoiceId: z.uuid() }),
  retry: documentRetries,
  handler: async ({ services, data, scope }) => {
    const invoice = await findInvoiceWithoutDocument(services.db.queries(scope), data)
    if (invoice === null) return
    const pages = await services.pdf.render({
      template,
      data: invoiceDocument(invoice, {
        xml: electronicInvoice(invoice),
        notice: services.config.legalNotice,
      }),
      standard: 'a-3a',
    })
    const bytes = await withFacturXMetadata(pages)
    const { organisationId } = data
    const document = { organisationId, kind: 'invoice', bytes } as const
    const { key, sha256 } = await storeDocument(services, scope, document)
    await services.db.transaction(scope, async ({ queries, now }) => {
      const isFirst = await storeInvoiceDocument(queries, data, { key, sha256 })
      if (!isFirst) return
      await exchangeFiles(queries, key, null)
      await enqueueTransmission({ queries }, data)
      await tellAccounting(services, { queries, now }, { ...data, invoice })
    })
  },
})

interface Issued {
  readonly organisationId: string
  readonly invoiceId: string
  readonly invoice: StoredInvoice
}

/** Sends the document's mail to the accounting contact, with the day of the collection as it stands now. */
async function tellAccounting(
  services: Services,
  { queries, now }: { readonly queries: Queries; readonly now: Instant },
  { organisationId, invoiceId: id, invoice }: Issued,
): Promise<void> {
  const { accountingInfo, paymentMethod } = await findPayment(queries, organisationId)
  const row = await findOwnInvoice(queries, { organisationId, id })
  if (accountingInfo === null || row === undefined) return
  const day = services.payment === null ? null : collectionDayOf(row, now)
  const method = row.collectsBy
  const collection =
    day === null || method === null ? null : { day, method, ending: paymentMethod?.last4 ?? '' }
  const announced = { id, invoice, openCents: row.paidAt === null ? row.dueCents : 0, collection }
  await enqueueMail(queries, invoiceMail(announced, accountingInfo.email, siteOf(services)), now)
}

/** Requests the document of an invoice, in the transaction that issues it. */
export async function enqueueInvoiceDocument(
  transaction: Pick<Transaction, 'queries'>,
  invoice: { readonly organisationId: string; readonly invoiceId: string },
): Promise<void> {
  await enqueue(transaction, makeInvoiceDocument, invoice)
}
