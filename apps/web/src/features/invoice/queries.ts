import { type Invoice, listInvoices, readInvoice } from '@renfort/contract/invoice/invoice.ts'
import { answerInvoice } from '@renfort/contract/invoice/life-cycle.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useProductClock } from '../../platform/product-clock.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import type { InvoiceSearch } from './invoice-search.ts'

/** The first year that has invoices (INV-12). */
const firstYear = 2019

staleAfter(listInvoices, [answerInvoice, 'collections'])

/** The invoices of the weeks that begin in a year (API-100). */
const invoicesQuery = (year: number) => ({
  ...queryFor(
    listInvoices,
    { query: { startDate: `${year}-01`, endDate: `${year}-12` } },
    stale.lists,
  ),
  meta: { failure: 'nowhere' },
})

staleAfter(readInvoice, [answerInvoice, 'collections'])

/** An invoice with its lines. */
export const invoiceQuery = (id: string) => queryFor(readInvoice, { params: { id } })

interface Invoices {
  readonly invoices: readonly Invoice[]
  /** The year that is loading; `null` once all years are loaded. */
  readonly loading: number | null
  /** Years that did not load. */
  readonly missing: readonly number[]
  readonly retry: () => void
}

/** All invoices of the company, year after year from this one back to 2019 (INV-12). */
export function useInvoices(): Invoices {
  const client = useQueryClient()
  const thisYear = Number(useProductClock().today().slice(0, 4))
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, i) => thisYear - i)
  const isOver = (year: number) =>
    (client.getQueryState(invoicesQuery(year).queryKey)?.status ?? 'pending') !== 'pending'
  const results = useQueries({
    queries: years.map((year) => ({
      ...invoicesQuery(year),
      // Years load one after the other, the newest first.
      enabled: years.filter((later) => later > year).every(isOver),
    })),
  })
  const stateOf = (year: number) => results[thisYear - year]
  return {
    invoices: results.flatMap(({ data }) => data?.invoices ?? []),
    loading: years.find((year) => stateOf(year)?.status === 'pending') ?? null,
    missing: years.filter((year) => stateOf(year)?.status === 'error'),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

/** Shows the list with other filters or in another order. */
export function useFilterInvoices(search: InvoiceSearch): (changes: InvoiceSearch) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({ to: screenPaths.invoices, search: { ...search, ...changes }, replace: true })
}
