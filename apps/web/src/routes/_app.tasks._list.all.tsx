import { createFileRoute } from '@tanstack/react-router'
import { HomeList } from '../features/mission/list/mission-lists.tsx'
import { MissionListSkeleton } from '../features/mission/list/mission-table.tsx'
import { anyMissionQuery, homeListQuery } from '../features/mission/list/queries.ts'

export const Route = createFileRoute('/_app/tasks/_list/all')({
  loaderDeps: ({ search: { managerId, q } }) => ({ managerId, q }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { total } = await queryClient.ensureQueryData(homeListQuery(deps))
    if (total === 0) await queryClient.ensureQueryData(anyMissionQuery())
  },
  pendingComponent: MissionListSkeleton,
  component: HomeListRoute,
})

function HomeListRoute() {
  const { managerId, q } = Route.useSearch()
  return <HomeList filters={{ managerId, q }} />
}
