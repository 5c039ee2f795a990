import { statusOf } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { statusMessage } from '@renfort/domain/invoice/life-cycle/status-message.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, patientRetries } from '../../platform/jobs/job.ts'
import { findInvoiceToSend, findLifeCycle, type LifeCycleKey } from './life-cycle-queries.ts'
import { findOwnStatus, findOwnStatusIds } from './status-queries.ts'
import { fileNameOf } from '../to-invoice.ts'

/**
 * Sends the provider's status of an invoice to the platform: its payment came in (212). The id of
 * the status names the message, so that it is sent once. Nothing is sent for an invoice that the
 * platform does not have.
 */
export const sendInvoiceStatus = companyJob({
  name: 'send-invoice-status',
  data: z.object({ organisationId: z.uuid(), statusId: z.uuid() }),
  retry: patientRetries,
  handler: async ({ services, data, scope }) => {
    const { invoicePlatform: platform } = services
    const queries = services.db.queries(scope)
    const said = await findOwnStatus(queries, data)
    if (platform === null || said === undefined) return
    const key = { organisationId: data.organisationId, invoiceId: said.invoiceId }
    const standing = await findLifeCycle(queries, key)
    const invoice = await findInvoiceToSend(queries, key)
    const status = statusOf(said.code)
    if (!standing?.flowId || invoice === null || status === null) return
    const { amountCents, taxRate, at, code } = said
    const paidIn =
      amountCents === null || taxRate === null ? null : { amountCents: cents(amountCents), taxRate }
    const message = statusMessage(data.statusId, invoice.about, {
      status,
      at,
      reason: null,
      paidIn,
    })
    await platform.send({
      trackingId: data.statusId,
      fileName: `${fileNameOf(invoice.about)}-${code}.xml`,
      syntax: 'CDAR',
      bytes: new TextEncoder().encode(message),
      about: invoice.about,
    })
  },
})

/**
 * Requests the sending of all the provider's statuses of an invoice; a status sent before is not
 * sent again.
 */
export async function sendOwnStatuses(
  transaction: Pick<Transaction, 'queries'>,
  key: LifeCycleKey,
): Promise<void> {
  for (const statusId of await findOwnStatusIds(transaction.queries, key)) {
    await enqueue(transaction, sendInvoiceStatus, { organisationId: key.organisationId, statusId })
  }
}
