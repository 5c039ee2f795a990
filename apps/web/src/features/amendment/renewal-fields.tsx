import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { DateField } from '../../ui/date-field.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { ActFieldsProps } from './act-fields-props.ts'
import { dayOf } from './day-of.ts'
import { useAmendmentWords } from './words.ts'

/** Until when contracts are renewed, under how often and how far the law lets them be. */
export function RenewalFields({ mission, contracts, fields, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const today = dateAt(useProductClock().now(), mission.timeZone)
  const inOrder = (days: readonly IsoDate[]) => days.toSorted()
  const latest = inOrder(contracts.map(({ longestUntil }) => dayOf(longestUntil)))[0]
  const last = inOrder(contracts.map(({ lastDay }) => dayOf(lastDay))).at(-1)
  const [first] = contracts
  return (
    <>
      {first !== undefined && latest !== undefined && (
        <div className="flex flex-col gap-1 text-muted">
          <p>
            {t(($) => $.dialog.renewalsLeft, {
              count: Math.min(...contracts.map(({ renewalsLeft }) => renewalsLeft)),
              latest: formatDay(latest, locale, 'date'),
              months: first.longestMonths,
            })}
          </p>
          <p>{t(($) => $.dialog.renewedHours)}</p>
        </div>
      )}
      <DateField
        label={t(($) => $.dialog.newLastDay)}
        help={last && t(($) => $.dialog.current, { day: formatDay(last, locale, 'date') })}
        value={fields.until}
        today={today}
        min={last && addDays(last, 1)}
        max={latest}
        onChange={(until) => onChange({ until })}
      />
    </>
  )
}
