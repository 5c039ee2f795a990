import { createFileRoute } from '@tanstack/react-router'
import { ConflictsPage } from '../features/attendance/conflicts/conflicts-page.tsx'
import { conflictsQuery } from '../features/attendance/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { integerParam, type Search } from '../platform/search-params.ts'

/** Internal staff decide the hours on which a company and a Sider disagree (TS-25). */
export const Route = createFileRoute('/_app/side-admin/attendances')({
  validateSearch: (search: Search): { page?: number | undefined } => ({
    page: integerParam(search['page'], 1, 10_000),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'attendance.manage')
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) =>
    void context.queryClient.prefetchQuery(conflictsQuery(page)),
  component: ConflictsRoute,
})

function ConflictsRoute() {
  const { page = 1 } = Route.useSearch()
  return <ConflictsPage page={page} />
}
