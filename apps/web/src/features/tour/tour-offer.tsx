import Route from 'lucide-react/icons/route'
import X from 'lucide-react/icons/x'
import { useConfig } from '../../platform/config.ts'
import { useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { tourSteps } from './tour-steps.ts'
import { keepRecord, offerBar, tourOf, useTourRecord, useTourToTake } from './use-tour.ts'
import { useTourWords } from './words.ts'

export interface TourOfferProps {
  /** The shape of the navigation: unfolded, shrunk to icons, or at the bottom of a phone. */
  shape: 'list' | 'icon' | 'bar'
}

/** Offers the tour until it is taken or declined; afterwards it is in the help and in the search. */
export function TourOffer({ shape }: TourOfferProps) {
  const t = useTourWords()
  const toast = useToast()
  const kind = tourOf(useMe(), useConfig().demo)
  const take = useTourToTake()
  const isAnswered = useTourRecord() !== null
  if (kind === null || take === null || isAnswered) return null
  const decline = () => {
    keepRecord({ state: 'left', step: '', from: '', done: [] })
    toast.success(t(($) => $.offer.declined))
  }
  const declineButton = (
    <IconButton
      size="small"
      label={t(($) => $.offer.decline)}
      icon={<X aria-hidden size={16} />}
      onPress={decline}
    />
  )
  if (shape === 'icon') {
    return (
      <IconButton
        className="mt-3 w-full bg-accent-wash"
        label={t(($) => $.offer.take)}
        icon={<Route aria-hidden size={19} />}
        onPress={take}
      />
    )
  }
  if (shape === 'bar') {
    return (
      <section aria-label={t(($) => $.label)} data-steps-bar className={offerBar}>
        <button
          type="button"
          className="h-full min-w-0 flex-1 text-left font-medium underline decoration-edge underline-offset-4"
          onClick={take}
        >
          {t(($) => $.offer.take)}
        </button>
        {declineButton}
      </section>
    )
  }
  return (
    <section
      aria-label={t(($) => $.label)}
      className="mt-3 rounded-panel border border-line bg-paper p-3"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="py-1 text-table font-semibold">{t(($) => $.label)}</h2>
        {declineButton}
      </div>
      <p className="pb-2 text-sm text-muted">
        {t(($) => $.offer.text, { count: tourSteps[kind].length })}
      </p>
      <Button size="small" className="w-full" onPress={take}>
        {t(($) => $.offer.take)}
      </Button>
    </section>
  )
}
