import { createFileRoute } from '@tanstack/react-router'
import { type InvoiceSearch, readInvoiceSearch } from '../features/invoice/invoice-search.ts'
import { InvoicesPage } from '../features/invoice/list/invoices-page.tsx'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/invoices')({
  // What an address says is read with the screen: the first script of every screen does without it.
  validateSearch: (search: Search): { readonly [Key in keyof InvoiceSearch]?: unknown } => search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'invoice.read')
  },
  component: InvoicesRoute,
})

function InvoicesRoute() {
  return <InvoicesPage search={readInvoiceSearch(Route.useSearch())} />
}
