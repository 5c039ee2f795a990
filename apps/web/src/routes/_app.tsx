import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { ProofPlace } from '../features/account/second-factor/proof-place.tsx'
import { AppFrame } from '../features/frame/app-frame.tsx'
import type { Aside } from '../features/frame/side-navigation.tsx'
import { HelpProvider } from '../features/help/help-provider.tsx'
import type { FirstStepsProps } from '../features/onboarding/first-steps.tsx'
import { usePalette } from '../features/palette/use-palette.tsx'
import { requireUser } from '../platform/guards.ts'
import { MountInSlices } from '../platform/mount-in-slices.tsx'
import { whenIdle } from '../platform/when-idle.ts'

// Most companies are past their first steps: this code loads after everything else.
const FirstSteps = lazy(async (): Promise<{ default: ComponentType<FirstStepsProps> }> => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return import('../features/onboarding/first-steps.tsx').then(
    ({ FirstSteps: Loaded }) => ({ default: Loaded }),
    // Without a connection the screen works without them.
    () => ({ default: () => null }),
  )
})

const firstSteps: Aside = (shape) => (
  <Suspense>
    <FirstSteps shape={shape} />
  </Suspense>
)

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => ({
    me: await requireUser(context.queryClient, location.href),
  }),
  component: AppRoute,
})

/** The frame remounts for another user acted for or another company: no state of the former one stays. */
function AppRoute() {
  const { id, role, organisation } = Route.useRouteContext().me
  const begins = role === 'admin' && organisation !== null
  return (
    <>
      <MountInSlices>
        <SearchableFrame
          key={`${id} ${organisation?.id ?? ''}`}
          aside={begins ? firstSteps : undefined}
        />
      </MountInSlices>
      <ProofPlace />
    </>
  )
}

/** The frame, with the search and the help over it. */
function SearchableFrame({ aside }: { aside: Aside | undefined }) {
  const { open, palette } = usePalette()
  return (
    <HelpProvider>
      <AppFrame onSearch={open} aside={aside} />
      {palette}
    </HelpProvider>
  )
}
