import type { UntransmittedReason } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { isSiren } from '@renfort/domain/organisation/identifiers.ts'
import { z } from 'zod'
import {
  FlowRefused,
  type InvoicePlatform,
  InvoicePlatformUnavailable,
  type OutgoingFlow,
} from '../../outside/invoice-platform/port.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, type JobRun, patientRetries } from '../../platform/jobs/job.ts'
import {
  findInvoiceToSend,
  findLifeCycle,
  type LifeCycleKey,
  lockLifeCycle,
  storeTransmission,
  storeUntransmitted,
} from './life-cycle-queries.ts'
import { sendOwnStatuses } from './send-invoice-status.ts'
import { fileNameOf } from '../to-invoice.ts'

/**
 * Sends the document of an invoice to the approved platform under its number, so that a repeated
 * sending has no effect. A refusal is stored with the invoice; if the platform does not answer, the
 * job is tried again.
 */
export const transmitInvoice = companyJob({
  name: 'transmit-invoice',
  data: z.object({ organisationId: z.uuid(), invoiceId: z.uuid() }),
  retry: patientRetries,
  handler: async (run) => {
    const { services, data: key, scope } = run
    const queries = services.db.queries(scope)
    const invoice = await findInvoiceToSend(queries, key)
    const standing = await findLifeCycle(queries, key)
    if (invoice === null || invoice.documentKey === null) return
    if (standing !== undefined && standing.flowId !== null) return
    const { about, documentKey } = invoice
    const { invoicePlatform: platform } = services
    if (platform === null) return notSent(run, 'noPlatform')
    if (!isSiren(about.buyerSiren)) return notSent(run, 'noSiren')
    const bytes = await services.files.read(documentKey)
    if (bytes === null) throw new Error(`The document of ${about.referenceNumber} is not there.`)
    await handOver(run, platform, {
      trackingId: about.referenceNumber,
      fileName: `${fileNameOf(about)}.pdf`,
      syntax: 'Factur-X',
      bytes,
      about,
    })
  },
})

type Run = JobRun<LifeCycleKey>

async function handOver(run: Run, platform: InvoicePlatform, flow: OutgoingFlow): Promise<void> {
  const { services, data: key, scope } = run
  try {
    const { flowId } = await platform.send(flow)
    await services.db.transaction(scope, async (transaction) => {
      const { queries, now } = transaction
      const standing = await lockLifeCycle(queries, key, now)
      if (standing?.flowId === flowId) return
      await storeTransmission(queries, key, { flowId, now })
      await sendOwnStatuses(transaction, key)
      await transaction.record({
        action: 'invoice.transmit',
        entity: 'invoice',
        entityId: key.invoiceId,
        organisationId: key.organisationId,
        before: null,
        after: { name: flow.trackingId },
      })
    })
  } catch (error) {
    if (error instanceof FlowRefused) return notSent(run, 'refusedFile', error.message)
    if (error instanceof InvoicePlatformUnavailable) {
      await notSent(run, 'unreachable', error.message)
    }
    throw error
  }
}

async function notSent(
  { services, data: key, scope }: Run,
  reason: UntransmittedReason,
  detail: string | null = null,
): Promise<void> {
  await services.db.transaction(scope, async ({ queries, now }) => {
    const standing = await lockLifeCycle(queries, key, now)
    if (standing === undefined || standing.flowId !== null) return
    await storeUntransmitted(queries, key, { reason, detail, now })
  })
}

/** Requests the transmission of an invoice, in the transaction that stores its document. */
export async function enqueueTransmission(
  transaction: Pick<Transaction, 'queries'>,
  { organisationId, invoiceId }: LifeCycleKey,
): Promise<void> {
  await enqueue(transaction, transmitInvoice, { organisationId, invoiceId })
}
