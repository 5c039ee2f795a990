import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { formatWeek } from '../format-week.ts'
import { useHolidayName } from '../use-holiday-name.ts'
import type { WeekSheet } from '../week-sheet.ts'
import { WindowedBodies } from '../windowed-bodies.tsx'
import { HoursOfWeek } from './hours-of-week.tsx'
import type { SiderRow } from './sider-rows.ts'
import { SiderShifts } from './sider-shifts.tsx'
import { useSiderWeekWords } from './words.ts'

interface SiderTableProps {
  rows: readonly SiderRow[]
  sheet: WeekSheet
  today: IsoDate
  nameOf: (row: SiderRow) => ReactNode
}

export function SiderTable({ rows, sheet: { week, days }, today, nameOf }: SiderTableProps) {
  const t = useSiderWeekWords()
  const { locale } = useUiWords()
  const holidayOf = useHolidayName()
  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      <table
        aria-label={t(($) => $.table, { week: week.week, dates: formatWeek(days, locale) })}
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
                    day === today && 'rounded-full bg-accent px-2 py-0.5 text-on-accent',
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
        <WindowedBodies items={rows} keyOf={({ sider }) => sider.id} heightOf={expectedHeight}>
          {(row, index) => (
            <tr key={row.sider.id} aria-rowindex={index + 2} className="align-top text-table">
              <th scope="row" className="border-t border-line px-3 py-2 text-left font-normal">
                {nameOf(row)}
              </th>
              {days.map((day, place) => (
                <td
                  key={day}
                  className={classNames(
                    'border-t border-l border-line p-1.5',
                    day === today && 'bg-accent-wash',
                  )}
                >
                  <SiderShifts siderId={row.sider.id} shifts={row.days[place] ?? []} week={week} />
                </td>
              ))}
              <td className="border-t border-l border-line px-3 py-2">
                <HoursOfWeek row={row} />
              </td>
            </tr>
          )}
        </WindowedBodies>
      </table>
    </div>
  )
}

/** Height that a row is expected to take, in pixels, while it is out of sight. */
function expectedHeight({ days }: SiderRow): number {
  return 12 + Math.max(1, ...days.map(({ length }) => length)) * 72
}
