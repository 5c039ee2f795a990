import { currentLocale } from '../../platform/i18n.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { holidayOn } from '@renfort/domain/law/public-holidays.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import { recurrenceLimits } from '@renfort/domain/shift/recurrence.ts'
import type { RecurrenceRule } from '@renfort/domain/shift/recurrence.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { DaysByMonth } from './days-by-month.tsx'
import { useDaySpan } from './use-day-span.ts'
import { useShiftWords } from './words.ts'

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
