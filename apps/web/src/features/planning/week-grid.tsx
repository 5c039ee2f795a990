import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Day } from '../../ui/day.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { formatWeek } from './format-week.ts'
import { expectedHeight, gridColumns, MissionRows } from './mission-rows.tsx'
import type { Week } from './planning-week.ts'
import { useHolidayName } from './use-holiday-name.ts'
import { useIsPrinting } from './use-is-printing.ts'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import { Windowed } from './windowed.tsx'
import { usePlanningWords } from './words.ts'

interface WeekGridProps {
  week: Week
  days: readonly IsoDate[]
  today: IsoDate
  missions: readonly SheetMission[]
  /** The figures of another week are on their way. */
  isBusy: boolean
  onShowSiders: (slot: SheetSlot) => void
  onStep: (weeks: 1 | -1) => void
  /** Takes the place of the missions: a skeleton, or why there are none. */
  children?: ReactNode
}

/** The week of every mission, from Monday to Sunday (PLAN-02). */
export function WeekGrid({
  week,
  days,
  today,
  missions,
  isBusy,
  onShowSiders,
  onStep,
  children,
}: WeekGridProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const helpId = useId()
  const isPrinting = useIsPrinting()
  const label = t(($) => $.grid, { week: week.week, dates: formatWeek(days, locale) })
  const step = (event: KeyboardEvent) => {
    const weeks = { ArrowLeft: -1, ArrowRight: 1 } as const
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onStep(weeks[event.key])
  }
  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      <p id={helpId} className="sr-only">
        {t(($) => $.gridHelp)}
      </p>
      <div
        role="table"
        // The whole sheet takes the focus, so that arrow keys turn its pages.
        tabIndex={0}
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={1 + missions.length * 2}
        aria-busy={isBusy}
        className={classNames(
          'focus-inset transition-opacity print:table print:w-full print:outline-none!',
          isBusy && 'opacity-60',
        )}
        onKeyDown={step}
      >
        <div
          role="rowgroup"
          className="sticky top-0 z-10 bg-surface print:static print:table-header-group print:break-inside-avoid"
        >
          <div role="row" aria-rowindex={1} className={gridColumns}>
            {days.map((day) => (
              <DayHeader key={day} day={day} isToday={day === today} />
            ))}
          </div>
        </div>
        <Windowed items={missions} keyOf={({ id }) => id} heightOf={expectedHeight}>
          {(mission, index) => (
            <MissionRows
              key={mission.id}
              {...{ mission, week, days, today, onShowSiders }}
              isWhole={isPrinting}
              rowIndex={2 + index * 2}
            />
          )}
        </Windowed>
      </div>
      {children && <div className="border-t border-line">{children}</div>}
    </div>
  )
}

function DayHeader({ day, isToday }: { day: IsoDate; isToday: boolean }) {
  const t = usePlanningWords()
  const holiday = useHolidayName()(day)
  return (
    <div
      role="columnheader"
      aria-current={isToday ? 'date' : undefined}
      className="flex h-14 min-w-0 flex-col justify-center border-l border-line px-2 text-center text-table first:border-l-0"
    >
      <span className={classNames('font-medium', holiday !== null && 'text-red')}>
        {isToday ? (
          <span className="rounded-full bg-accent px-2 py-0.5 text-on-accent">
            <Day date={day} />
            <span className="sr-only"> {t(($) => $.today)}</span>
          </span>
        ) : (
          <Day date={day} />
        )}
      </span>
      {holiday !== null && (
        <span className="truncate text-xs text-red" title={holiday}>
          {holiday}
        </span>
      )}
    </div>
  )
}
