import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { isSameMonth, weeksOfMonth } from '../../../ui/month-days.ts'
import { useHolidayName } from '../use-holiday-name.ts'
import { LoadFigures } from './load-figures.tsx'
import type { DayLoad } from './month-load.ts'

interface MonthCardsProps {
  day: IsoDate
  today: IsoDate
  loads: ReadonlyMap<IsoDate, DayLoad>
}

/** What a phone shows of a month: the days that have shifts. */
export function MonthCards({ day, today, loads }: MonthCardsProps) {
  const holidayOf = useHolidayName()
  const days = weeksOfMonth(day)
    .flat()
    .filter((date) => isSameMonth(date, day) && loads.has(date))
  const mostMinutes = Math.max(0, ...[...loads.values()].map(({ minutes }) => minutes))
  return (
    <ul className="flex flex-col gap-3">
      {days.map((date) => {
        const load = loads.get(date)
        const holiday = holidayOf(date)
        return (
          <li key={date}>
            <Link
              to="/planning"
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
                {holiday !== null && <Badge tone="red">{holiday}</Badge>}
              </span>
              {load !== undefined && <LoadFigures {...{ load, mostMinutes }} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
