import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useShiftWords } from './words.ts'

interface DaysByMonthProps {
  dates: readonly IsoDate[]
}

/** Days under their months, with how many there are in each. */
export function DaysByMonth({ dates }: DaysByMonthProps) {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const months = Map.groupBy(dates, (date) => date.slice(0, 7))
  return (
    <dl className="flex flex-col gap-3 text-table tabular-nums">
      {[...months].map(([month, ofMonth]) => {
        const [first] = ofMonth
        return (
          <div key={month}>
            <dt className="flex justify-between gap-4 font-medium">
              <span className="first-letter:uppercase">
                {first && formatDay(first, locale, 'month')}
              </span>
              <span className="text-muted">
                {t(($) => $.list.count, { count: ofMonth.length })}
              </span>
            </dt>
            <dd>
              <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
                {ofMonth.map((date) => (
                  <li key={date}>{formatDay(date, locale, 'short')}</li>
                ))}
              </ul>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
