import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { ProofPlace } from '../features/account/second-factor/proof-place.tsx'
import { AppFrame } from '../features/frame/app-frame.tsx'
import type { Aside, Bell } from '../features/frame/side-navigation.tsx'
import { HelpProvider } from '../features/help/help-provider.tsx'
import type { BellProps } from '../features/notification/bell.tsx'
import type { FirstStepsProps } from '../features/onboarding/first-steps.tsx'
import { usePalette } from '../features/palette/use-palette.tsx'
import { TourOfferPlace, TourPlace } from '../features/tour/tour-place.tsx'
import { tourOf } from '../features/tour/use-tour.ts'
import { configQuery, useConfig } from '../platform/config.ts'
import { mayDo } from '../platform/me.ts'
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

// The first screen is drawn without it.
const LazyBell = lazy(async (): Promise<{ default: ComponentType<BellProps> }> => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return import('../features/notification/bell.tsx').then(
    ({ Bell: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  )
})

const bell: Bell = (shape, className, onNavigate) => (
  <Suspense fallback={shape === 'button' && <span className="size-8" />}>
    <LazyBell {...{ shape, className, onNavigate }} />
  </Suspense>
)

const firstSteps: Aside = (shape) => (
  <Suspense>
    <FirstSteps shape={shape} />
  </Suspense>
)

const tourOffer: Aside = (shape) => <TourOfferPlace shape={shape} />

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => ({
    me: await requireUser(context.queryClient, location.href),
  }),
  /** Every screen reads the product's clock, which comes with the configuration: else it would read the machine's. */
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(configQuery()),
  component: AppRoute,
})

/** The frame remounts for another user acted for or another company: no state of the former one stays. */
function AppRoute() {
  const { me } = Route.useRouteContext()
  const { id, role, organisation } = me
  const begins = role === 'admin' && organisation !== null
  const isToured = tourOf(me, useConfig().demo) !== null
  return (
    <>
      <MountInSlices>
        <SearchableFrame
          key={`${id} ${organisation?.id ?? ''}`}
          aside={isToured ? tourOffer : begins ? firstSteps : undefined}
          bell={mayDo(me, 'notification.read') ? bell : undefined}
        />
      </MountInSlices>
      <ProofPlace />
      <TourPlace />
    </>
  )
}

interface SearchableFrameProps {
  aside: Aside | undefined
  bell: Bell | undefined
}

/** The frame, with the search and the help over it. */
function SearchableFrame({ aside, bell: shown }: SearchableFrameProps) {
  const { open, palette } = usePalette()
  return (
    <HelpProvider>
      <AppFrame onSearch={open} aside={aside} bell={shown} />
      {palette}
    </HelpProvider>
  )
}
