import { createFileRoute } from '@tanstack/react-router'
import { missionQuery } from '../features/mission-record/queries.ts'
import { RecapPage, RecapSkeleton } from '../features/mission/recap/recap-page.tsx'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import { choiceParam, integerParam, type Search } from '../platform/search-params.ts'

interface RecapSearch {
  origin?: 'planning' | undefined
  week?: number | undefined
  year?: number | undefined
}

/** Collaborators cannot open it, since they see no prices (C-30). */
export const Route = createFileRoute('/_app/tasks/view/$taskId')({
  validateSearch: (search: Search): RecapSearch => ({
    origin: choiceParam(search['origin'], ['planning']),
    week: integerParam(search['week'], 1, 53),
    year: integerParam(search['year'], 2000, 2100),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'mission.readPrice')
  },
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(configQuery())
    await queryClient.ensureQueryData(missionQuery(params.taskId))
  },
  pendingComponent: RecapSkeleton,
  component: RecapRoute,
})

function RecapRoute() {
  const { taskId } = Route.useParams()
  return <RecapPage taskId={taskId} origin={Route.useSearch()} />
}
