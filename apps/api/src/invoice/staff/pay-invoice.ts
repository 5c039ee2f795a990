import { isUnderWay } from '@renfort/domain/collection/collection.ts'
import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { findInvoice, lockInvoice } from '../invoice-queries.ts'
import { notePayment } from './note-payment.ts'
import { toInvoice } from '../to-invoice.ts'

type Pay = typeof invoices.payInvoice

/**
 * Staff mark an invoice as paid or unpaid; not as paid while a bank is asked for it, because the
 * bank may pay it too.
 */
export async function payInvoice(
  call: CommandCall,
  { params: { id }, body: { paid } }: Parsed<Pay>,
): Promise<Answer<Pay>> {
  const invoice = await lockInvoice(call.queries, id)
  if (invoice === undefined) throw notFound()
  if (paid && invoice.paidAt === null && isUnderWay(invoice.collection)) {
    throw refuse('errors.invoice.collection_pending')
  }
  await notePayment(call.transaction, { invoiceId: id, paid })
  const stored = await findInvoice(call.queries, id)
  if (stored === undefined) throw notFound()
  return toInvoice(call, stored)
}
