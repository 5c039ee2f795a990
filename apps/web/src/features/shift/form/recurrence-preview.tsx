import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { type HolidayCalendar, holidayOn } from '@renfort/domain/law/public-holidays.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import { recurrenceLimits, type RecurrenceRule } from '@renfort/domain/shift/recurrence.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { currentLocale } from '../../../platform/i18n.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftWords } from '../words.ts'

interface RecurrencePreviewProps {
  rule: RecurrenceRule
  calendar: HolidayCalendar
}

/** The shifts that a rule will make, before they are made; holidays that it leaves out are named. */
export function RecurrencePreview({ rule, calendar }: RecurrencePreviewProps) {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const span = useDaySpan()
  const { dates, dropped } = expandRule(rule, calendar, recurrenceLimits.occurrences + 1)
  const named = dropped.map((date) => {
    const holiday = holidayOn(date, calendar.local)
    const day = formatDay(date, locale, 'short')
    return holiday === null ? day : `${day} (${holidayName(holiday, currentLocale())})`
  })
  return (
    <section
      aria-label={t(($) => $.recurrence.preview)}
      className="rounded-panel border border-line px-4 py-3"
    >
      <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <CalendarDays aria-hidden size={17} className="shrink-0 self-center text-muted" />
        <span className="font-medium">{t(($) => $.list.count, { count: dates.length })}</span>
        <span className="text-muted">{span(dates)}</span>
      </p>
      {named.length > 0 && (
        <p className="mt-1 text-table text-muted">
          {t(($) => $.recurrence.dropped, {
            count: named.length,
            days: new Intl.ListFormat(locale).format(named),
          })}
        </p>
      )}
      {dates.length > 0 && (
        <Disclosure summary={t(($) => $.recurrence.seeDays)} className="mt-1 text-table">
          <DaysByMonth dates={dates} />
        </Disclosure>
      )}
    </section>
  )
}

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

/** « du mer. 3 févr. 2027 au ven. 19 févr. 2027 », of days in order. */
export function useDaySpan(): (dates: readonly IsoDate[]) => string {
  const t = useShiftWords()
  const { locale } = useUiWords()
  return (dates) => {
    const [first, last] = [dates[0], dates.at(-1)]
    if (first === undefined || last === undefined) return ''
    const to = formatDay(last, locale, 'medium')
    return first === last
      ? t(($) => $.recurrence.onDay, { day: to })
      : t(($) => $.recurrence.span, { from: formatDay(first, locale, 'medium'), to })
  }
}
