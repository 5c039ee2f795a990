import { createFileRoute } from '@tanstack/react-router'
import { candidatesQuery, missionToStaffQuery } from '../features/staffing/queries.ts'
import { StaffingPage } from '../features/staffing/staffing-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** One mission, its slots, and the Siders who could fill them. */
export const Route = createFileRoute('/_app/side-admin/staffing/$taskId')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'selection.manage')
  },
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchInfiniteQuery(candidatesQuery(params.taskId, ''))
    await queryClient.ensureQueryData(missionToStaffQuery(params.taskId))
  },
  component: StaffingRoute,
})

function StaffingRoute() {
  const { taskId } = Route.useParams()
  return <StaffingPage key={taskId} taskId={taskId} />
}
