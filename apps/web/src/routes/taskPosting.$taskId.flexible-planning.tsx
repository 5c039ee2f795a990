import { createFileRoute } from '@tanstack/react-router'
import { FlexiblePlanningStep } from '../features/posting/flexible-planning-step.tsx'
import { requireStep } from '../features/posting/guards.ts'

export const Route = createFileRoute('/taskPosting/$taskId/flexible-planning')({
  beforeLoad: ({ context, params }) =>
    requireStep(context.queryClient, params.taskId, 'flexible-planning'),
  component: FlexiblePlanningRoute,
})

function FlexiblePlanningRoute() {
  return <FlexiblePlanningStep taskId={Route.useParams().taskId} />
}
