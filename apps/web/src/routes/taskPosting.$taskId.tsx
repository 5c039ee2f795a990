import { postingSteps } from '@renfort/domain/mission/posting-steps.ts'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { ProofPlace } from '../features/account/second-factor/proof-place.tsx'
import { HelpProvider } from '../features/help/help-provider.tsx'
import { usePalette } from '../features/palette/use-palette.tsx'
import { prepareDraft } from '../features/posting/guards.ts'
import { PostingFrame } from '../features/posting/posting-frame.tsx'
import { PostingSkeleton } from '../features/posting/posting-skeleton.tsx'
import { TourPlace } from '../features/tour/tour-place.tsx'
import { FeaturesProvider } from '../platform/features.tsx'
import { requireRight } from '../platform/guards.ts'

/** The wizard, for users who may post a mission (POST-01, POST-02). */
export const Route = createFileRoute('/taskPosting/$taskId')({
  // The skeleton shows while the code of the wizard loads: it replaces the whole page.
  codeSplitGroupings: [['component']],
  beforeLoad: async ({ context: { queryClient }, params, location }) => {
    await requireRight(queryClient, 'mission.edit', location.href)
    await prepareDraft(queryClient, params.taskId)
  },
  pendingComponent: PostingSkeleton,
  component: PostingRoute,
})

function PostingRoute() {
  const { taskId } = Route.useParams()
  const last = useRouterState({ select: ({ location }) => location.pathname.split('/').at(-1) })
  const step = postingSteps.find((each) => each === last) ?? 'motive'
  const { palette } = usePalette()
  return (
    <FeaturesProvider>
      <HelpProvider>
        <PostingFrame taskId={taskId} step={step}>
          <Outlet />
        </PostingFrame>
        {palette}
      </HelpProvider>
      <ProofPlace />
      <TourPlace />
    </FeaturesProvider>
  )
}
