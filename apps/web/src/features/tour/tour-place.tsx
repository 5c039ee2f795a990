import { type ComponentType, lazy, Suspense } from 'react'
import { useConfig } from '../../platform/config.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { TourOfferProps } from './tour-offer.tsx'
import { offerBar, useTourRecord } from './use-tour.ts'

/** The code of the tour loads in a demo alone, after everything else; without a connection there is no tour. */
function lazyTour<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await new Promise<void>((resolve) => whenIdle(resolve))
    return load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    )
  })
}

const Tour = lazyTour(async () => (await import('./tour.tsx')).Tour)
const TourOffer = lazyTour<TourOfferProps>(async () => (await import('./tour-offer.tsx')).TourOffer)

/** Where the tour is shown while somebody takes it. */
export function TourPlace() {
  if (!useConfig().demo) return null
  return (
    <Suspense>
      <Tour />
    </Suspense>
  )
}

/** Where the tour is offered, next to the navigation. */
export function TourOfferPlace(props: TourOfferProps) {
  const { demo } = useConfig()
  const isAnswered = useTourRecord() !== null
  if (isAnswered || !demo) return null
  // What stands above the bar of a phone would move once the offer came.
  const room = <div data-steps-bar className={offerBar} />
  return (
    <Suspense fallback={props.shape === 'bar' && room}>
      <TourOffer {...props} />
    </Suspense>
  )
}
