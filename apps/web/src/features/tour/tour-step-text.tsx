import { Link, useRouterState } from '@tanstack/react-router'
import type { TourTarget } from '../../platform/tour-target.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { TourStep } from './tour-steps.ts'
import { isAt, useAct } from './use-act.ts'
import { useTarget } from './use-target.ts'
import { useTourWords } from './words.ts'

interface TourStepTextProps {
  step: TourStep
  /** The number of the step, from one. */
  number: number
  total: number
  /** The address at which the step began. */
  from: string
  onDone: () => void
}

/** What to do in a step and why; it follows the page until the act is done. */
export function TourStepText({ step, number, total, from, onDone }: TourStepTextProps) {
  const t = useTourWords()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isThere = useAct(step.act, { pathname, from }, onDone)
  const isAway = !isAt(step.start, pathname)
  const { state, name } = useTarget(isAway ? step.targets : withoutWay(step), pathname)
  // On a phone most screens are behind another entry of the navigation.
  const needsLink = isAway && (state === 'missing' || name === 'nav-more')
  const hint = isThere
    ? t(($) => $.already)
    : state === 'covered'
      ? t(($) => $.covered)
      : state === 'missing'
        ? t(($) => (isAway ? $.elsewhere : $.missing))
        : null
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted tabular-nums">
          {t(($) => $.progress, { step: number, total })}
        </span>
        <strong className="font-semibold">{t(($) => $.steps[step.id].title)}</strong>
      </p>
      <p className="text-table text-pretty">
        {t(($) => $.steps[step.id].text)}
        {hint !== null && <span className="font-medium text-orange"> {hint}</span>}{' '}
        {needsLink && (
          <Link to={step.start} className={linkClass()}>
            {t(($) => $.takeThere)}
          </Link>
        )}
        {isThere && (
          <button type="button" className={linkClass()} onClick={onDone}>
            {t(($) => $.goOn)}
          </button>
        )}
      </p>
    </>
  )
}

const ownTargets = new Map<TourStep, readonly TourTarget[]>()

/** What a step points at on its own screen, where the way to that screen leads nowhere. */
function withoutWay(step: TourStep): readonly TourTarget[] {
  const known = ownTargets.get(step)
  if (known !== undefined) return known
  const own = step.targets.filter((name) => !name.startsWith('nav-'))
  ownTargets.set(step, own)
  return own
}
