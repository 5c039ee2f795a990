import { createFileRoute } from '@tanstack/react-router'
import { missionQuery } from '../features/mission-record/queries.ts'
import { PreselectionPage } from '../features/preselection/preselection-page.tsx'
import { PreselectionSkeleton } from '../features/preselection/preselection-skeleton.tsx'
import { applicantsQuery } from '../features/preselection/queries.ts'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/preselection/$taskId')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'applicant.read')
  },
  loader: async ({ context: { queryClient }, params: { taskId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(missionQuery(taskId)),
      queryClient.ensureQueryData(applicantsQuery(taskId)),
    ])
  },
  pendingComponent: PreselectionSkeleton,
  component: PreselectionRoute,
})

function PreselectionRoute() {
  return <PreselectionPage taskId={Route.useParams().taskId} />
}
