import { addMonths, type IsoDate, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import type { FieldValues } from 'react-hook-form'
import { type Bound, useField } from '../../form/use-field.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { MultiDatePicker } from '../../ui/multi-date-picker.tsx'
import { useJobDescriptionWords } from './words.ts'

/** The days on which somebody is needed; their times are typed with the shifts. */
export function MissionDaysField<Input extends FieldValues, Output>(props: Bound<Input, Output>) {
  const t = useJobDescriptionWords()
  const { value, error, onChange } = useField(props)
  const today = useProductClock().today()
  const days = Array.isArray(value) ? value.filter((day): day is IsoDate => isIsoDate(day)) : []
  return (
    <MultiDatePicker
      label={t(($) => $.mission.days)}
      help={t(($) => $.mission.daysHelp)}
      isOptional
      error={error}
      today={today}
      min={today}
      max={addMonths(today, 12 * shiftLimits.maxYearsAhead)}
      value={days}
      onChange={onChange}
    />
  )
}
