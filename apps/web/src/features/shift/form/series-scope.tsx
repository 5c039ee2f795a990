import type { Recurrence } from '@renfort/contract/shift.ts'
import { isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { type HolidayCalendar, holidayOn } from '@renfort/domain/law/public-holidays.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import {
  isPositional,
  recurrenceLimits,
  type RecurrenceRule,
} from '@renfort/domain/shift/recurrence.ts'
import { reachOf, type ShiftScope, shiftScopes } from '@renfort/domain/shift/series.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { currentLocale } from '../../../platform/i18n.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { weekdayNames } from '../../../ui/weekday-names.ts'
import { useRecurrence } from '../queries.ts'
import type { PlannedShift } from '../shift-body.ts'
import { useShiftWords } from '../words.ts'

interface SeriesScopeProps {
  planning: readonly PlannedShift[]
  chosen: PlannedShift & { readonly recurrenceId: string }
  scope: ShiftScope
  onChange: (scope: ShiftScope) => void
  isRemoval?: boolean
}

/** Asks which shifts of a series to change, and names them (SHIFT-23). */
export function SeriesScope({
  planning,
  chosen,
  scope,
  onChange,
  isRemoval = false,
}: SeriesScopeProps) {
  const t = useShiftWords()
  const { now } = useProductClock()
  const span = useDaySpan()
  const rule = useRuleText(chosen.recurrenceId)
  const reachOfScope = (each: ShiftScope) => reachOf(planning, chosen, each, now())
  const { touched, kept, started } = reachOfScope(scope)
  const dates = touched.map(startDayOf)
  const counts = { count: touched.length, span: span(dates) }
  const others = kept.length - started.length
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={isRemoval ? t(($) => $.scope.removal) : t(($) => $.scope.change)}
        help={rule}
        value={scope}
        onChange={onChange}
        options={shiftScopes.map((value) => ({
          value,
          label: t(($) => $.scope.choices[value]),
          help: t(($) => $.list.count, { count: reachOfScope(value).touched.length }),
        }))}
      />
      <section
        aria-label={t(($) => $.scope.preview)}
        className="rounded-panel border border-line bg-wash px-4 py-3 text-table"
      >
        <p aria-live="polite">
          {touched.length === 0
            ? t(($) => $.scope.nothing)
            : isRemoval
              ? t(($) => $.scope.removed, counts)
              : t(($) => $.scope.changed, counts)}
        </p>
        {started.length > 0 && (
          <p className="text-muted">{t(($) => $.scope.started, { count: started.length })}</p>
        )}
        {others > 0 && <p className="text-muted">{t(($) => $.scope.kept, { count: others })}</p>}
        {touched.length > 1 && (
          <Disclosure summary={t(($) => $.recurrence.seeDays)}>
            <DaysByMonth dates={dates} />
          </Disclosure>
        )}
      </section>
    </div>
  )
}

/** A rule in one sentence; `undefined` while the rule loads. */
function useRuleText(recurrenceId: string): string | undefined {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const { data } = useRecurrence(recurrenceId)
  return data && ruleText(data, t, locale)
}

const shownPositions = [1, 2, 3, 4, -1, -2, -3, -4] as const

function ruleText(rule: Recurrence, t: ReturnType<typeof useShiftWords>, locale: string): string {
  const names = weekdayNames(locale)
  const days = new Intl.ListFormat(locale).format(rule.days.map((day) => names[day]?.long ?? ''))
  const until = formatDay(isoDate(rule.until), locale, 'medium')
  const words = { count: rule.interval, days, until }
  if (rule.type === 'weekly') return t(($) => $.rule.weekly, words)
  const position = shownPositions.find((each) => isPositional(rule) && each === rule.setPos)
  if (position === undefined) {
    const day = writtenDayOfMonth(Number(rule.startDate.slice(8)), locale)
    return t(($) => $.rule.monthly, { ...words, day })
  }
  return t(($) => $.rule.position, { ...words, position: t(($) => $.rule.positions[position]) })
}

interface RecurrencePreviewProps {
  rule: RecurrenceRule
  calendar: HolidayCalendar
}

/** The shifts that a rule would create; it names the holidays that the rule leaves out. */
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

/** Days grouped by month, with the number of each month. */
function DaysByMonth({ dates }: DaysByMonthProps) {
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

/** « du mer. 3 févr. 2027 au ven. 19 févr. 2027 », for sorted days. */
function useDaySpan(): (dates: readonly IsoDate[]) => string {
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
