import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { findInvoice } from '../invoice-queries.ts'
import { issueCreditNote } from '../issue/issue-credit-note.ts'
import { toInvoice } from '../to-invoice.ts'

type Credit = typeof invoices.creditInvoice

/**
 * Staff credit an invoice, whole or in part: the invoice does not change, and the credit note names
 * it.
 */
export async function creditInvoice(
  call: CommandCall,
  { params: { id }, body: { amount, reason } }: Parsed<Credit>,
): Promise<Answer<Credit>> {
  const creditId = await issueCreditNote(call.transaction, {
    invoiceId: id,
    amount: eurosToCents(amount),
    reason,
    createdBy: sessionOf(call).userId,
  })
  const stored = creditId === null ? undefined : await findInvoice(call.queries, creditId)
  if (stored === undefined) throw notFound()
  return toInvoice(call, stored)
}
