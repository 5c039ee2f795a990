import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { reachOf, type ShiftScope, shiftScopes } from '@renfort/domain/shift/series.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useProductClock } from '../../platform/product-clock.ts'
import { DaysByMonth } from './days-by-month.tsx'
import type { PlannedShift } from './planned-shift.ts'
import { useDaySpan } from './use-day-span.ts'
import { useRuleText } from './use-rule-text.ts'
import { useShiftWords } from './words.ts'

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
