import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** The dialog of a new shift has its own history entry: « back » closes it. */
const layer = 'new-shift'

function ShiftsRoute() {
  const { taskId } = Route.useParams()
  const { create } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const go = (isCreating: boolean, replace: boolean) =>
    navigate({
      search: isCreating ? { create: true } : {},
      state: (state) => ({ ...state, layer: isCreating ? layer : undefined }),
      replace,
      resetScroll: false,
    })
  const isOverStep = () => history.location.state.layer === layer
  // When an address opens the dialog, the history also gets the step below it, so that « back » closes the dialog.
  const [isPutting, setPutting] = useState(create === true && !isOverStep())
  const isBusy = useRef(false)
  const putStepUnder = useEffectEvent(async () => {
    if (!isPutting || isBusy.current) return
    isBusy.current = true
    // Both entries at once: a reload between them would lose the dialog.
    void go(false, true)
    history.flush()
    await go(true, false)
    setPutting(false)
  })
  useEffect(() => {
    void putStepUnder()
  }, [])
  return (
    <ShiftsStep
      taskId={taskId}
      isCreating={create === true || isPutting}
      onCreatingChange={(isCreating) => {
        if (isCreating) void go(true, false)
        else if (isOverStep()) history.back()
        else void go(false, true)
      }}
    />
  )
}
