import { listInvoices, readInvoice } from '@renfort/contract/invoice.ts'
import { queryFor } from '../../platform/query.ts'
import { stale } from '../../platform/query-client.ts'

/** The first year that has invoices (INV-12). */
export const firstYear = 2019

/** The invoices of the weeks that begin in a year (API-100). */
export const invoicesQuery = (year: number) => ({
  ...queryFor(
    listInvoices,
    { query: { startDate: `${year}-01`, endDate: `${year}-12` } },
    stale.lists,
  ),
  meta: { failure: 'nowhere' },
})

/** An invoice with its lines. */
export const invoiceQuery = (id: string) => queryFor(readInvoice, { params: { id } })
