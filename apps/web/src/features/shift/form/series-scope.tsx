import type { Recurrence } from '@renfort/contract/shift.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { isPositional } from '@renfort/domain/shift/recurrence.ts'
import { reachOf, type ShiftScope, shiftScopes } from '@renfort/domain/shift/series.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { weekdayNames } from '../../../ui/weekday-names.ts'
import type { PlannedShift } from '../planned-shift.ts'
import { useRecurrence } from '../queries.ts'
import { DaysByMonth, useDaySpan } from './recurrence-preview.tsx'
import { useShiftWords } from '../words.ts'

interface SeriesScopeProps {
  planning: readonly PlannedShift[]
  chosen: PlannedShift & { readonly recurrenceId: string }
  scope: ShiftScope
  onChange: (scope: ShiftScope) => void
  isRemoval?: boolean
}

/** How far the change of a recurring shift reaches, and which shifts that is (SHIFT-23). */
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

/** A rule in one sentence, once it is read. */
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
