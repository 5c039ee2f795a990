import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { DetailsStep } from '../features/posting/details-step.tsx'
import { requireStep } from '../features/posting/guards.ts'

export const Route = createFileRoute('/taskPosting/$taskId/details')({
  beforeLoad: ({ context, params }) => requireStep(context.queryClient, params.taskId, 'details'),
  component: DetailsRoute,
})

function DetailsRoute() {
  const { taskId } = Route.useParams()
  const anchor = useRouterState({ select: ({ location }) => location.hash })
  return <DetailsStep taskId={taskId} anchor={anchor} />
}
