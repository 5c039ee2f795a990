import { formatDay } from '../../ui/format-day.ts'
import { Select } from '../../ui/select.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { ActFieldsProps } from './act-fields-props.ts'
import { dayOf } from './day-of.ts'
import { commonTermDays } from './open-contracts.ts'
import { useAmendmentWords } from './words.ts'

/** The days that the flexibility of the term leaves: no other one can be chosen. */
export function TermFields({ contracts, fields, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const days = commonTermDays(contracts).map(dayOf)
  const last = contracts
    .map(({ lastDay }) => dayOf(lastDay))
    .toSorted()
    .at(-1)
  return (
    <Select
      label={t(($) => $.dialog.newLastDay)}
      help={
        <>
          {last && t(($) => $.dialog.current, { day: formatDay(last, locale, 'date') })}
          {' · '}
          {t(($) => $.dialog.termRule)}
        </>
      }
      placeholder={t(($) => $.dialog.choose)}
      disabledReason={days.length === 0 ? t(($) => $.dialog.noCommonDay) : undefined}
      options={days.map((day) => ({ id: day, label: formatDay(day, locale, 'long') }))}
      value={days.some((day) => day === fields.until) ? fields.until : null}
      onChange={(until) => onChange({ until })}
    />
  )
}
