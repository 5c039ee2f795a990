import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { type PlanningView, StepLink, ViewSwitch } from '../planning-navigation.tsx'
import { ToolsRoom } from '../planning-notice.tsx'
import { usePlanningWords } from '../words.ts'

const PlanningTools = lazy(async () => ({
  default: (await import('../tools/planning-tools.tsx')).PlanningTools,
}))

interface PeriodFrameProps {
  view: Extract<PlanningView, 'day' | 'month'>
  day: IsoDate
  /** The period in words, in the header and between the two step buttons. */
  context: string
  short: string
  /** The labels of the navigation. */
  words: { readonly choice: string; readonly previous: string; readonly next: string }
  current: string
  before: IsoDate
  after: IsoDate
  isCurrent: boolean
  children: ReactNode
}

/** A day or a month of the planning: its title, the steps to the previous and next one, and the other views. */
export function PeriodFrame(props: PeriodFrameProps) {
  const { view, day, context, short, words, current, before, after, isCurrent, children } = props
  const t = usePlanningWords()
  const week = isoWeekOf(day)
  return (
    <div data-print="landscape">
      <PageHeader
        title={t(($) => $.title)}
        context={
          <span aria-live="polite" className="inline-block first-letter:uppercase">
            {context}
          </span>
        }
        actions={
          <>
            <nav
              aria-label={words.choice}
              className="flex flex-1 items-center gap-1.5 narrow:min-w-full narrow:flex-wrap"
            >
              <StepLink to={{ day: before }} label={words.previous} direction="back" />
              <span className="min-w-36 text-center font-medium whitespace-nowrap tabular-nums narrow:min-w-max narrow:flex-1">
                {short}
              </span>
              <StepLink to={{ day: after }} label={words.next} direction="on" />
              <Link
                to={screenPaths.planning}
                search={({ week: _week, year: _year, day: _day, ...kept }) => kept}
                activeOptions={{ exact: true }}
                resetScroll={false}
                aria-current={isCurrent ? 'true' : undefined}
                className={buttonClass('secondary', 'medium', 'ml-1.5 narrow:px-3')}
              >
                {current}
              </Link>
            </nav>
            <Suspense fallback={<ToolsRoom />}>
              <PlanningTools week={week} />
            </Suspense>
          </>
        }
      />
      <ViewSwitch {...{ view, week, day }} />
      {children}
    </div>
  )
}
