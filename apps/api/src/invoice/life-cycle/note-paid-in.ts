import { lifeCycle, statusOf } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { vatAt } from '@renfort/domain/law/vat.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordStatus } from './record-status.ts'
import { sendInvoiceStatus } from './send-invoice-status.ts'
import { findPaidIn, type PaidIn } from './status-queries.ts'

/**
 * Adds the status « payment received » (212), with the rate of its tax, to invoices just marked as
 * paid, or a negative payment to an invoice that was not paid after all. An invoice in a final
 * status gets no payment.
 */
export async function notePaidIn(
  transaction: Transaction,
  invoiceIds: readonly string[],
): Promise<void> {
  const { queries, now } = transaction
  for (const row of await findPaidIn(queries, invoiceIds)) {
    const amountCents = (row.isPaid ? row.dueCents : 0) - row.saidCents
    if (amountCents === 0 || isOver(row)) continue
    const { organisationId, invoiceId, issuedOn, vatArea } = row
    const statusId = await recordStatus(
      transaction,
      { organisationId, invoiceId },
      {
        code: lifeCycle.paidIn.code,
        at: now,
        by: 'provider',
        userId: null,
        reasonCode: null,
        reason: null,
        amountCents,
        taxRate: vatAt(vatArea ?? 'metropolis', issuedOn).rate,
        message: null,
      },
    )
    if (statusId === undefined || row.flowId === null) continue
    await enqueue(transaction, sendInvoiceStatus, { organisationId, statusId })
  }
}

function isOver({ code }: PaidIn): boolean {
  const status = code === null ? null : statusOf(code)
  return status !== null && lifeCycle[status].isFinal
}
