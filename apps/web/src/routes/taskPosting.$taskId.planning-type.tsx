import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { PlanningTypeStep } from '../features/posting/planning-type.tsx'

/** Shown as long as nothing is chosen (POST-22); it leads to what was (POST-23). */
export const Route = createFileRoute('/taskPosting/$taskId/planning-type')({
  beforeLoad: ({ context, params }) =>
    requireStep(context.queryClient, params.taskId, 'planning-type'),
  component: PlanningTypeRoute,
})

function PlanningTypeRoute() {
  return <PlanningTypeStep taskId={Route.useParams().taskId} />
}
