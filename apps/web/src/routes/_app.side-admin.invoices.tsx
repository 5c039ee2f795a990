import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '../features/invoice/desk/desk-page.tsx'
import { type DeskSearch, readDeskSearch } from '../features/invoice/desk/desk-search.ts'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

/** Internal staff record payments and issue credit notes (G-26). */
export const Route = createFileRoute('/_app/side-admin/invoices')({
  validateSearch: (search: Search): { readonly [Key in keyof DeskSearch]?: unknown } => search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'invoice.manage')
  },
  component: DeskRoute,
})

function DeskRoute() {
  return <DeskPage search={readDeskSearch(Route.useSearch())} />
}
