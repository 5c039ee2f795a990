import { createFileRoute } from '@tanstack/react-router'
import { ContestedPage } from '../features/contract/correction/contested-page.tsx'
import { contestedQuery } from '../features/contract/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { integerParam, type Search } from '../platform/search-params.ts'

/** Internal staff correct the contracts that companies contest (CTR-22). */
export const Route = createFileRoute('/_app/side-admin/contracts')({
  validateSearch: (search: Search): { page?: number | undefined } => ({
    page: integerParam(search['page'], 1, 10_000),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'contract.readContested')
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) =>
    void context.queryClient.prefetchQuery(contestedQuery(page)),
  component: ContestedRoute,
})

function ContestedRoute() {
  const { page = 1 } = Route.useSearch()
  return <ContestedPage page={page} />
}
