import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type ReactNode, useId } from 'react'
import { tourTarget } from '../../platform/tour-target.ts'
import { classNames } from '../../ui/class-names.ts'
import { Day } from '../../ui/day.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { tableRoles } from '../../ui/table-roles.ts'
import { useGridKeys } from './grid/use-grid-keys.ts'
import { VirtualRows } from './grid/virtual-rows.tsx'
import type { OrderAgain } from './mission-links.tsx'
import { MissionRows } from './mission-rows.tsx'
import type { Week } from './planning-week.ts'
import { useShiftTools } from './shift-tools.ts'
import { expectedHeight } from './slot-card.tsx'
import { type StartMission, StartOnDay } from './start-mission.tsx'
import { useHolidayName } from './use-holiday-name.ts'
import { formatWeek, minutesOfDays, type SheetMission, type SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

interface WeekGridProps {
  week: Week
  days: readonly IsoDate[]
  today: IsoDate
  missions: readonly SheetMission[]
  /** True while the figures of another week load. */
  isBusy: boolean
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
  onStep: (weeks: 1 | -1) => void
  onStart: StartMission | null
  onOrderAgain: OrderAgain | null
  /** Replaces the missions: a skeleton, or why there are none. */
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
  onShowSider,
  onStep,
  onStart,
  onOrderAgain,
  children,
}: WeekGridProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const helpId = useId()
  const isPrinting = useIsPrinting()
  const { sheet, rows, help } = useGridKeys(onStep)
  const tools = useShiftTools(week)
  const minutes = minutesOfDays(missions)
  const line = { tools, days, today, onShowSiders, onShowSider, onStart, onOrderAgain }
  return (
    <div
      data-print="flat"
      {...tourTarget('planning-shifts')}
      className="overflow-clip rounded-panel border border-line bg-surface print:rounded-none"
    >
      <p id={helpId} className="sr-only">
        {help}
      </p>
      <table
        {...tableRoles.grid}
        ref={sheet}
        data-rows="missions"
        aria-label={t(($) => $.grid, { week: week.week, dates: formatWeek(days, locale) })}
        aria-describedby={helpId}
        aria-rowcount={1 + missions.length * 2}
        aria-busy={isBusy}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 transition-opacity [--columns:repeat(7,minmax(0,1fr))]',
          isBusy && 'opacity-60',
        )}
      >
        <thead
          {...tableRoles.rowgroup}
          className="sticky top-(--acting-bar) z-10 bg-surface print:static"
        >
          <tr {...tableRoles.row} aria-rowindex={1}>
            {days.map((day, index) => (
              <DayHeader key={day} {...{ day, today, onStart }} minutes={minutes[index] ?? 0} />
            ))}
          </tr>
        </thead>
        <VirtualRows ref={rows} items={missions} heightOf={expectedHeight} nameOf={titleOf}>
          {(mission, index, isPlain) => (
            <MissionRows
              key={mission.id}
              {...{ mission, isPlain, ...line }}
              isWhole={isPrinting}
              rowIndex={2 + index * 2}
            />
          )}
        </VirtualRows>
      </table>
      {children && <div className="border-t border-line">{children}</div>}
    </div>
  )
}

function titleOf({ title }: SheetMission): string {
  return title
}

type DayHeaderProps = Pick<WeekGridProps, 'today' | 'onStart'> & {
  day: IsoDate
  /** The planned minutes of all Siders together. */
  minutes: number
}

function DayHeader({ day, today, onStart, minutes }: DayHeaderProps) {
  const isToday = day === today
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const holiday = useHolidayName()(day)
  return (
    <th
      {...tableRoles.columnheader}
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      // Leaves the button out: a screen reader reads the header with each of its cells.
      aria-label={[
        formatDay(day, locale),
        isToday ? t(($) => $.today) : '',
        holiday ?? '',
        minutes > 0 ? t(($) => $.hoursOfDay, { hours: formatDuration(minutes) }) : '',
      ]
        .filter((part) => part !== '')
        .join(', ')}
      className="min-h-14 content-center border-l border-line px-2 text-center max-xl:py-1 max-lg:px-0.5 text-table max-lg:text-xs font-medium first:border-l-0"
    >
      {isToday ? (
        <span className="inline-block rounded-full bg-accent px-2 py-0.5 text-on-accent max-xl:px-1 max-lg:rounded-control">
          <Day date={day} className="max-lg:whitespace-normal!" />
          <span className="sr-only"> {t(($) => $.today)}</span>
        </span>
      ) : (
        <Day
          date={day}
          className={classNames('max-lg:whitespace-normal!', holiday !== null && 'text-red')}
        />
      )}
      <StartOnDay {...{ day, today, onStart }} className="ml-0.5 align-middle" />
      {holiday !== null && (
        <span className="block truncate text-xs font-normal text-red" title={holiday}>
          {holiday}
        </span>
      )}
      {minutes > 0 && (
        <span className="block text-xs font-normal text-muted tabular-nums">
          {formatDuration(minutes)}
        </span>
      )}
    </th>
  )
}
