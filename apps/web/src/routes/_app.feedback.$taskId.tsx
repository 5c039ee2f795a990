import { createFileRoute, redirect } from '@tanstack/react-router'
import { MissionFeedbackPage } from '../features/feedback/mission-feedback-page.tsx'
import { ProfileButton } from '../features/sider/profile/profile-button.tsx'
import { enterCompany, requireRight } from '../platform/guards.ts'
import { fullName } from '../platform/person-name.ts'
import type { Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/feedback/$taskId')({
  validateSearch: ({ company }: Search): { readonly company?: unknown } =>
    company === undefined ? {} : { company },
  beforeLoad: async ({ context: { queryClient }, search: { company }, params }) => {
    if (company !== undefined) {
      await enterCompany(queryClient, company)
      throw redirect({ to: '/feedback/$taskId', params, search: {}, replace: true })
    }
    await requireRight(queryClient, 'feedback.read')
  },
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { taskId } = Route.useParams()
  return (
    <MissionFeedbackPage
      key={taskId}
      taskId={taskId}
      nameOf={(sider) => <ProfileButton siderId={sider.id}>{fullName(sider)}</ProfileButton>}
    />
  )
}
