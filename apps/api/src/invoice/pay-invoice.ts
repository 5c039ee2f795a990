import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findInvoice, lockInvoice, storePayment } from './invoice-queries.ts'
import { toInvoice } from './to-invoice.ts'

type Pay = typeof invoices.payInvoice

/** Staff note that an invoice was paid, or that it was not after all; the first time that is said stays. */
export async function payInvoice(
  call: CommandCall,
  { params: { id }, body: { paid } }: Parsed<Pay>,
): Promise<Answer<Pay>> {
  const { queries, transaction } = call
  const invoice = await lockInvoice(queries, id)
  if (invoice === undefined) throw notFound()
  const { organisationId, referenceNumber: name, paidAt } = invoice
  await storePayment(queries, id, paid ? (paidAt ?? transaction.now) : null)
  await transaction.record({
    action: 'invoice.pay',
    entity: 'invoice',
    entityId: id,
    organisationId,
    before: { name, paid: paidAt !== null },
    after: { name, paid },
  })
  const stored = await findInvoice(queries, id)
  if (stored === undefined) throw notFound()
  return toInvoice(call, stored)
}
