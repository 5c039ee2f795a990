import { createFileRoute } from '@tanstack/react-router'
import { MissionFeedbackPage } from '../features/feedback/mission-feedback-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/feedback/$taskId')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'feedback.read')
  },
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { taskId } = Route.useParams()
  return <MissionFeedbackPage key={taskId} taskId={taskId} />
}
