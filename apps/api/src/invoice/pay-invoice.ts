import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findInvoice } from './invoice-queries.ts'
import { notePayment } from './note-payment.ts'
import { toInvoice } from './to-invoice.ts'

type Pay = typeof invoices.payInvoice

/** Staff note whether an invoice was paid. */
export async function payInvoice(
  call: CommandCall,
  { params: { id }, body: { paid } }: Parsed<Pay>,
): Promise<Answer<Pay>> {
  await notePayment(call.transaction, { invoiceId: id, paid })
  const stored = await findInvoice(call.queries, id)
  if (stored === undefined) throw notFound()
  return toInvoice(call, stored)
}
