import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { WorkersStep } from '../features/posting/workers-step.tsx'
import { noFilters } from '../features/sider/candidates/candidate-filters.ts'
import { candidatePageQuery } from '../features/sider/queries.ts'

export const Route = createFileRoute('/taskPosting/$taskId/workers')({
  beforeLoad: ({ context, params }) => requireStep(context.queryClient, params.taskId, 'workers'),
  loader: ({ context, params }) => {
    const everybody = { missionId: params.taskId, q: '', filters: noFilters }
    void context.queryClient.prefetchQuery(candidatePageQuery(everybody, 'organisation'))
  },
  component: WorkersRoute,
})

function WorkersRoute() {
  return <WorkersStep taskId={Route.useParams().taskId} />
}
