import { createFileRoute } from '@tanstack/react-router'
import { ContractsPage } from '../features/contract/list/contracts-page.tsx'
import type { ContractSearch } from '../features/contract/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { idParam, integerParam, type Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/contracts/archives')({
  validateSearch: (search: Search): ContractSearch => ({
    page: integerParam(search['page'], 1, 50_000),
    companyId: idParam(search['companyId']),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.read')
  },
  component: ArchivesRoute,
})

function ArchivesRoute() {
  return <ContractsPage tab="archives" search={Route.useSearch()} />
}
