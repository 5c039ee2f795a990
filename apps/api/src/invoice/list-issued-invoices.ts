import type { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { countIssuedInvoices, findIssuedInvoices } from './desk-queries.ts'
import { toInvoice } from './to-invoice.ts'

type List = typeof invoiceDesk.listIssuedInvoices

/** What was issued to every company, for internal staff. */
export async function listIssuedInvoices(
  call: ReadCall,
  { query: { q, paid, ...page } }: Parsed<List>,
): Promise<Answer<List>> {
  const filters = { text: q ?? '', isPaid: paid === undefined ? null : paid === 'true' }
  const [rows, total] = await Promise.all([
    findIssuedInvoices(call.queries, { ...filters, ...page }),
    countIssuedInvoices(call.queries, filters),
  ])
  return {
    invoices: rows.map((row) => ({
      ...toInvoice(call, row),
      company: { id: row.organisationId, name: row.companyName },
      left: row.type === 'invoice' ? centsToEuros(cents(row.leftCents)) : 0,
    })),
    total,
    ...page,
  }
}
