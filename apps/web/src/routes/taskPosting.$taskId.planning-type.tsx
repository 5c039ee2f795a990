import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { PlanningTypeStep } from '../features/posting/planning-type.tsx'

/** Shown until the type of planning is chosen (POST-22); then it leads to that planning (POST-23). */
export const Route = createFileRoute('/taskPosting/$taskId/planning-type')({
  beforeLoad: ({ context, params }) =>
    requireStep(context.queryClient, params.taskId, 'planning-type'),
  component: PlanningTypeRoute,
})

function PlanningTypeRoute() {
  return <PlanningTypeStep taskId={Route.useParams().taskId} />
}
