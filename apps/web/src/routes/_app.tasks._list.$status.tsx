import {
  createFileRoute,
  notFound,
  type SearchSchemaInput,
  stripSearchParams,
} from '@tanstack/react-router'
import { StatusList } from '../features/mission/list/mission-lists.tsx'
import { isStatusPage } from '../features/mission/list/mission-filters.ts'
import { MissionListSkeleton } from '../features/mission/list/mission-table.tsx'
import { statusListQuery } from '../features/mission/list/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { integerParam } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/tasks/_list/$status')({
  validateSearch: (search: SearchSchemaInput & { page?: number }) => ({
    page: integerParam(search.page, 1, 100_000) ?? 1,
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: async ({ context, params: { status } }) => {
    if (!isStatusPage(status)) throw notFound({ routeId: '/_app/tasks' })
    // Only users who may list drafts reach them (TASK-07).
    if (status === 'draft') await requireRight(context.queryClient, 'mission.listDrafts')
    return { status }
  },
  loaderDeps: ({ search: { page, managerId, q } }) => ({ page, filters: { managerId, q } }),
  loader: ({ context: { queryClient, status }, deps }) =>
    queryClient.ensureQueryData(statusListQuery({ status, ...deps })),
  pendingComponent: MissionListSkeleton,
  component: StatusListRoute,
})

function StatusListRoute() {
  const { page, managerId, q } = Route.useSearch()
  const { status } = Route.useRouteContext()
  return <StatusList status={status} page={page} filters={{ managerId, q }} />
}
