import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { WorkersStep } from '../features/posting/workers-step.tsx'
import { candidatesQuery } from '../features/workers/queries.ts'

export const Route = createFileRoute('/taskPosting/$taskId/workers')({
  beforeLoad: ({ context, params }) => requireStep(context.queryClient, params.taskId, 'workers'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(candidatesQuery(params.taskId)),
  component: WorkersRoute,
})

function WorkersRoute() {
  return <WorkersStep taskId={Route.useParams().taskId} />
}
