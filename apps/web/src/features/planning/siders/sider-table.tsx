import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { formatWeek } from '../format-week.ts'
import { useHolidayName } from '../use-holiday-name.ts'
import { useGridKeys } from '../use-grid-keys.ts'
import type { WeekSheet } from '../week-sheet.ts'
import { WindowedBodies } from '../windowed-bodies.tsx'
import { SiderLine } from './sider-line.tsx'
import type { WeekRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

// A table whose cells are reached by the arrows: no native element is one (ARIA grid).
const gridRole = { role: 'grid' } as const

interface SiderTableProps {
  rows: readonly WeekRow[]
  sheet: WeekSheet
  today: IsoDate
  onShowSider: (siderId: string) => void
  onStep: (weeks: 1 | -1) => void
}

export function SiderTable({ rows, sheet: week, today, onShowSider, onStep }: SiderTableProps) {
  const t = useSiderWeekWords()
  const { locale } = useUiWords()
  const holidayOf = useHolidayName()
  const helpId = useId()
  const { sheet, help } = useGridKeys(onStep)
  const { days } = week
  const line = { week: week.week, days, today, onShowSider }
  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      <p id={helpId} className="sr-only">
        {help}
      </p>
      <table
        {...gridRole}
        ref={sheet}
        data-rows="siders"
        aria-label={t(($) => $.table, { week: week.week.week, dates: formatWeek(days, locale) })}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead className="sticky top-(--acting-bar) z-10 bg-surface print:static">
          <tr aria-rowindex={1} className="text-table">
            <th scope="col" className="h-14 w-28 px-3 text-left xl:w-40 font-medium">
              {t(($) => $.sider)}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className="border-l border-line px-1 text-center font-medium"
              >
                <Day
                  date={day}
                  className={classNames(
                    'inline-block max-xl:whitespace-normal!',
                    day === today &&
                      'rounded-full bg-accent px-2 py-0.5 text-on-accent max-xl:rounded-control max-xl:px-1',
                    holidayOf(day) !== null && 'text-red',
                  )}
                />
              </th>
            ))}
            <th
              scope="col"
              className="w-22 border-l border-line px-3 text-left xl:w-28 font-medium"
            >
              {t(($) => $.hours)}
            </th>
          </tr>
        </thead>
        <WindowedBodies
          items={rows}
          keyOf={({ id }) => id}
          heightOf={expectedHeight}
          headOf={(row, index, height) => (
            <SiderLine key={row.id} {...{ row, height, ...line }} rowIndex={index + 2} />
          )}
        >
          {(row, index) => <SiderLine key={row.id} {...{ row, ...line }} rowIndex={index + 2} />}
        </WindowedBodies>
      </table>
    </div>
  )
}

/** Height that a row is expected to take, in pixels, while it is out of sight. */
function expectedHeight({ days }: WeekRow): number {
  return 12 + Math.max(1, ...days.map(({ length }) => length)) * 72
}
