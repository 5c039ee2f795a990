import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../features/posting/guards.ts'
import { ShiftsStep } from '../features/posting/shifts-step.tsx'
import { flagParam, type Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/taskPosting/$taskId/shifts')({
  validateSearch: (search: Search): { create?: boolean | undefined } => ({
    create: flagParam(search['create']),
  }),
  beforeLoad: ({ context, params }) => requireStep(context.queryClient, params.taskId, 'shifts'),
  component: ShiftsRoute,
})

function ShiftsRoute() {
  const { taskId } = Route.useParams()
  const { create } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ShiftsStep
      taskId={taskId}
      isCreating={create === true}
      onCreatingChange={(isCreating) =>
        void navigate({
          search: isCreating ? { create: true } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
