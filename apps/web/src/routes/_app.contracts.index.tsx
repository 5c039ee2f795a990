import { createFileRoute } from '@tanstack/react-router'
import { ContractsPage } from '../features/contract/list/contracts-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { integerParam, type Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/contracts/')({
  validateSearch: (search: Search): { page?: number | undefined } => ({
    page: integerParam(search['page'], 1, 50_000),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.read')
  },
  component: ContractsRoute,
})

function ContractsRoute() {
  return <ContractsPage tab="toSign" page={Route.useSearch().page ?? 1} />
}
