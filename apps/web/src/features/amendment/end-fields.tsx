import { amendmentLimits } from '@renfort/domain/amendment/amendment-kind.ts'
import { endReasons, needsFacts } from '@renfort/domain/amendment/early-end.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { DateField } from '../../ui/date-field.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { ActFieldsProps } from './act-fields-props.ts'
import { dayOf } from './day-of.ts'
import { useAmendmentWords } from './words.ts'

/** On which day contracts end before their term, and why. */
export function EndFields({ mission, contracts, fields, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const today = dateAt(useProductClock().now(), mission.timeZone)
  const inOrder = (days: readonly string[]) => days.map(dayOf).toSorted()
  const soonest = inOrder(contracts.map(({ lastDay }) => lastDay))[0]
  const begun = inOrder(contracts.map(({ firstDay }) => firstDay)).at(-1)
  const trialEnd = inOrder(contracts.map((each) => each.trialEnd))[0]
  const { reason } = fields
  const day = trialEnd === undefined ? '' : formatDay(trialEnd, locale, 'date')
  const helpOf = (each: (typeof endReasons)[number]) => t(($) => $.dialog.reasonHelp[each], { day })
  return (
    <>
      <DateField
        label={t(($) => $.dialog.lastDay)}
        help={soonest && t(($) => $.dialog.current, { day: formatDay(soonest, locale, 'date') })}
        value={fields.until}
        today={today}
        min={begun !== undefined && begun > today ? begun : today}
        max={soonest && addDays(soonest, -1)}
        onChange={(until) => onChange({ until })}
      />
      <Select
        label={t(($) => $.dialog.reason)}
        placeholder={t(($) => $.dialog.choose)}
        help={reason === null ? undefined : helpOf(reason)}
        options={endReasons.map((id) => ({
          id,
          label: t(($) => $.dialog.reasons[id]),
          help: helpOf(id),
        }))}
        value={reason}
        onChange={(id) => onChange({ reason: endReasons.find((each) => each === id) ?? null })}
      />
      {reason !== null && needsFacts(reason) && (
        <TextArea
          label={t(($) => $.dialog.comment)}
          value={fields.comment}
          limit={amendmentLimits.comment}
          onChange={(comment) => onChange({ comment })}
        />
      )}
    </>
  )
}
