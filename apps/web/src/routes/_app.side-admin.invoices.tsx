import { createFileRoute } from '@tanstack/react-router'
import { IssuedInvoicesPage } from '../features/invoice/staff/issued-invoices-page.tsx'
import {
  type IssuedInvoiceSearch,
  readIssuedInvoiceSearch,
} from '../features/invoice/staff/issued-invoice-search.ts'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

/** Internal staff record payments and issue credit notes (G-26). */
export const Route = createFileRoute('/_app/side-admin/invoices')({
  validateSearch: (search: Search): { readonly [Key in keyof IssuedInvoiceSearch]?: unknown } =>
    search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'invoice.manage')
  },
  component: IssuedInvoicesRoute,
})

function IssuedInvoicesRoute() {
  return <IssuedInvoicesPage search={readIssuedInvoiceSearch(Route.useSearch())} />
}
