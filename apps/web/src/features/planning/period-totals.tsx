import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { lazy, Suspense, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Day } from '../../ui/day.tsx'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

const TotalsPanel = lazy(async () => ({
  default: (await import('./totals-panel.tsx')).TotalsPanel,
}))

interface PeriodTotalsProps {
  period: 'day' | 'week' | 'month'
  days: readonly IsoDate[]
  missions: readonly Pick<SheetMission, 'id'>[]
  /** The figures load after the shifts; `undefined` until then. */
  figures: PlanningFigures | undefined
}

/**
 * The totals of the missions on show. Their space is reserved before they load, so that nothing moves under the
 * pointer.
 */
export function PeriodTotals({ period, days, missions, figures }: PeriodTotalsProps) {
  const t = usePlanningWords()
  const spans = useMemo(() => {
    if (period !== 'month')
      return days.map((day) => ({ key: day, title: <Day date={day} />, days: [day] }))
    const weeks = Map.groupBy(days, (day) => isoWeekOf(day).week)
    return [...weeks].map(([week, own]) => ({
      key: String(week),
      title: t(($) => $.totals.weekName, { week }),
      days: own,
    }))
  }, [period, days, t])
  return (
    <div
      className={classNames(
        'narrow:pb-2 print:hidden',
        // A month has most kinds of hours, which wrap on a narrow screen.
        period === 'month' ? 'min-h-8 max-xl:min-h-11 narrow:min-h-21' : 'min-h-8 narrow:min-h-12',
      )}
    >
      {figures !== undefined && (
        <Suspense>
          <TotalsPanel {...{ period, spans, missions, figures }} />
        </Suspense>
      )}
    </div>
  )
}
