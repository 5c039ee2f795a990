import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { dayAfterKey, isSameMonth, weeksOfMonth } from '../../../ui/month-days.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { weekdayNames } from '../../../ui/weekday-names.ts'
import { useHolidayName, useHolidayOfPlaces } from '../use-holiday-name.ts'
import type { WeekSheet } from '../week-sheet.ts'
import { LoadFigures } from './month-cards.tsx'
import type { DayLoad } from './use-month.ts'
import { usePlanningViewWords } from './words.ts'

interface MonthTableProps {
  day: IsoDate
  today: IsoDate
  loads: ReadonlyMap<IsoDate, DayLoad>
  /** The weeks of the month, for the holidays of their places. */
  sheets: readonly WeekSheet[]
  /** The day that the keyboard is on; `null` before it moves. */
  cursor: IsoDate | null
  onMove: (to: IsoDate) => void
}

/** A table that the arrow keys walk through: only the role says so. */
const gridRole = { role: 'grid' } as const

/** A month from Monday to Sunday: each day links to its hours, each week number to its week. */
export function MonthTable({ day, today, loads, sheets, cursor, onMove }: MonthTableProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const holidayOf = useHolidayName()
  const holidayOfPlaces = useHolidayOfPlaces(sheets)
  const helpId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const weeks = weeksOfMonth(day)
  const mostMinutes = Math.max(0, ...[...loads.values()].map(({ minutes }) => minutes))
  const stop =
    cursor !== null && isSameMonth(cursor, day) ? cursor : isSameMonth(today, day) ? today : day

  useEffect(() => {
    if (cursor === null) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor, day])

  const onKeyDown = (from: IsoDate) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = dayAfterKey(from, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    onMove(next)
  }

  return (
    <div data-print="flat" className="overflow-clip rounded-panel border border-line bg-surface">
      <p id={helpId} className="sr-only">
        {t(($) => $.month.help)}
      </p>
      <table
        ref={grid}
        {...gridRole}
        aria-label={t(($) => $.month.grid, { month: formatDay(day, locale, 'month') })}
        aria-describedby={helpId}
        className="w-full table-fixed border-separate border-spacing-0 text-table"
      >
        <thead>
          <tr>
            <th scope="col" className="h-9 w-14 text-xs font-normal text-muted">
              <abbr title={t(($) => $.month.week)} className="no-underline">
                {t(($) => $.month.weekShort)}
              </abbr>
            </th>
            {weekdayNames(locale).map(({ long }) => (
              <th
                key={long}
                scope="col"
                className="border-l border-line text-center font-medium first-letter:uppercase"
              >
                {long}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((dates) => {
            const [monday] = dates
            if (monday === undefined) return null
            const week = isoWeekOf(monday)
            return (
              <tr key={monday} className="align-top">
                <th scope="row" className="border-t border-line pt-2 text-center font-normal">
                  <Link
                    to={screenPaths.planning}
                    search={({ view: _view, day: _day, rows: _rows, ...kept }) => ({
                      ...kept,
                      ...week,
                    })}
                    aria-label={`${t(($) => $.month.week)} ${week.week}`}
                    className="inline-grid size-8 place-items-center rounded-control text-muted tabular-nums hover:bg-wash hover:underline"
                  >
                    {week.week}
                  </Link>
                </th>
                {dates.map((date) => {
                  const load = loads.get(date)
                  const holiday = holidayOf(date)
                  const ofPlaces = holidayOfPlaces(date)
                  const isOutside = !isSameMonth(date, day)
                  return (
                    <td
                      key={date}
                      aria-current={date === today ? 'date' : undefined}
                      className={classNames(
                        'border-t border-l border-line p-0',
                        date === today && 'bg-accent-wash',
                        isOutside && 'bg-paper',
                      )}
                    >
                      <Link
                        to={screenPaths.planning}
                        search={({ week: _week, year: _year, ...kept }) => ({
                          ...kept,
                          view: 'day' as const,
                          day: date,
                        })}
                        data-day={date}
                        tabIndex={date === stop ? 0 : -1}
                        onKeyDown={onKeyDown(date)}
                        className="block min-h-24 p-2 text-sm focus-inset hover:bg-wash"
                      >
                        <span
                          className={classNames(
                            'mb-1 block font-medium',
                            holiday !== null ? 'text-red' : isOutside && 'text-muted',
                          )}
                        >
                          <span
                            className={classNames(
                              date === today &&
                                'rounded-full bg-accent px-2 py-0.5 text-on-accent max-xl:-mx-1.5 max-xl:px-1.5',
                            )}
                          >
                            <Day date={date} />
                          </span>
                          {holiday !== null && (
                            <span className="block text-xs font-normal">{holiday}</span>
                          )}
                          {ofPlaces !== null && (
                            <span className="block text-xs font-normal text-red">{ofPlaces}</span>
                          )}
                        </span>
                        {load !== undefined && <LoadFigures {...{ load, mostMinutes }} />}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
