import { createFileRoute } from '@tanstack/react-router'
import { ContractsPage } from '../features/contract/list/contracts-page.tsx'
import { type ContractSearch, readContractSearch } from '../features/contract/queries.ts'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/contracts/archives')({
  // The screen reads its own address: this keeps its readers out of the first script of every screen.
  validateSearch: (search: Search): { readonly [Key in keyof ContractSearch]?: unknown } => search,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.read')
  },
  component: ArchivesRoute,
})

function ArchivesRoute() {
  return <ContractsPage tab="archives" search={readContractSearch(Route.useSearch())} />
}
