import { createFileRoute } from '@tanstack/react-router'
import { type InvoiceSearch, readInvoiceSearch } from '../features/invoice/invoice-search.ts'
import { InvoicesPage } from '../features/invoice/list/invoices-page.tsx'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/invoices')({
  // The screen reads its own address: this keeps its readers out of the first script of every screen.
  validateSearch: (search: Search): { readonly [Key in keyof InvoiceSearch]?: unknown } => search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'invoice.read')
  },
  component: InvoicesRoute,
})

function InvoicesRoute() {
  return <InvoicesPage search={readInvoiceSearch(Route.useSearch())} />
}
