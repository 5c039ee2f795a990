import { createFileRoute, useRouter } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { SummaryStep } from '../features/posting/summary-step.tsx'

export const Route = createFileRoute('/taskPosting/$taskId/summary')({
  beforeLoad: ({ context, params }) => requireStep(context.queryClient, params.taskId, 'summary'),
  component: SummaryRoute,
})

function SummaryRoute() {
  const { taskId } = Route.useParams()
  const router = useRouter()
  return (
    <SummaryStep
      taskId={taskId}
      onLeave={(search) =>
        window.location.assign(router.buildLocation({ to: '/planning', search }).href)
      }
    />
  )
}
