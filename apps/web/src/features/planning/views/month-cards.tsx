import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { Money } from '../../../ui/money.tsx'
import { isSameMonth, weeksOfMonth } from '../../../ui/month-days.ts'
import { useHolidayName, useHolidayOfPlaces } from '../use-holiday-name.ts'
import type { WeekSheet } from '../week-sheet.ts'
import type { DayLoad } from './use-month.ts'
import { usePlanningViewWords } from './words.ts'

interface MonthCardsProps {
  day: IsoDate
  today: IsoDate
  loads: ReadonlyMap<IsoDate, DayLoad>
  /** The weeks of the month, for the holidays of their places. */
  sheets: readonly WeekSheet[]
}

/** A month on a phone: only the days that have shifts. */
export function MonthCards({ day, today, loads, sheets }: MonthCardsProps) {
  const holidayOf = useHolidayName()
  const holidayOfPlaces = useHolidayOfPlaces(sheets)
  const days = weeksOfMonth(day)
    .flat()
    .filter((date) => isSameMonth(date, day) && loads.has(date))
  const mostMinutes = Math.max(0, ...[...loads.values()].map(({ minutes }) => minutes))
  return (
    <ul className="flex flex-col gap-3">
      {days.map((date) => {
        const load = loads.get(date)
        const holidays = [holidayOf(date), holidayOfPlaces(date)].flatMap((name) => name ?? [])
        return (
          <li key={date}>
            <Link
              to={screenPaths.planning}
              search={({ week: _week, year: _year, ...kept }) => ({
                ...kept,
                view: 'day' as const,
                day: date,
              })}
              className={classNames(
                'block rounded-panel border bg-surface p-3 text-table',
                date === today ? 'border-edge' : 'border-line',
              )}
            >
              <span className="mb-1 flex items-center gap-2 font-semibold">
                <Day date={date} />
                {holidays.map((name) => (
                  <Badge key={name} tone="red">
                    {name}
                  </Badge>
                ))}
              </span>
              {load !== undefined && <LoadFigures {...{ load, mostMinutes }} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface LoadFiguresProps {
  load: DayLoad
  /** The hours of the fullest day on show. */
  mostMinutes: number
}

/** The load of a day, compared with the fullest day on show. */
export function LoadFigures({ load, mostMinutes }: LoadFiguresProps) {
  const t = usePlanningViewWords()
  const { places, filled, minutes, priceCents } = load
  const isOpen = filled < places
  return (
    <>
      <span className={isOpen ? 'block font-medium text-orange' : 'block font-medium'}>
        {t(($) => $.month.places, { filled, asked: places })}
      </span>
      <span className="block text-muted tabular-nums">{formatDuration(minutes)}</span>
      {priceCents !== null && (
        <span className="block text-muted">
          <Money cents={priceCents} /> {t(($) => $.month.withoutTax)}
        </span>
      )}
      <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-wash">
        <span
          className="flex h-full overflow-hidden rounded-full"
          style={{ width: `${Math.max(4, (minutes / Math.max(1, mostMinutes)) * 100)}%` }}
        >
          <span
            className="bg-green"
            style={{ width: `${(filled / Math.max(1, places)) * 100}%` }}
          />
          <span className="flex-1 bg-orange" />
        </span>
      </span>
    </>
  )
}
