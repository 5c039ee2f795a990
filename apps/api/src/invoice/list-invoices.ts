import type { invoices } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { addMonths, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findInvoices } from './invoice-queries.ts'
import { toInvoice } from './to-invoice.ts'

type List = typeof invoices.listInvoices

/**
 * Months are those of the Mondays that weeks begin on (G-26, API-100); a first month after the last
 * one gives no invoices.
 */
export async function listInvoices(call: ReadCall, { query }: Parsed<List>): Promise<Answer<List>> {
  const rows = await findInvoices(call.queries, {
    organisationId: organisationOf(call),
    from: isoDate(`${query.startDate}-01`),
    until: addMonths(isoDate(`${query.endDate}-01`), 1),
  })
  return { invoices: rows.map((row) => toInvoice(call, row)) }
}
