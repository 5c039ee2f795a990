import { defaultSeniorityDays } from '@renfort/domain/remuneration/indemnities.ts'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { type Bound, useField } from '../../../form/use-field.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { daysPerMonth, useSeniorityText } from '../example-table.tsx'
import { useRemunerationWords } from '../words.ts'
import { PercentField } from './percent-field.tsx'

interface SeniorityFieldsProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  /** The proposed increase for seniority. */
  proposal: number
}

const months = Array.from({ length: 12 }, (_, index) => (index + 1) * daysPerMonth)

/**
 * Another increase after some months of a mission (REM-09, REM-20); a saved number of days that makes no whole months
 * is kept.
 */
export function SeniorityFields<Input extends FieldValues, Output>({
  control,
  name,
  proposal,
}: SeniorityFieldsProps<Input, Output>) {
  const t = useRemunerationWords()
  const { value, onChange, onBlur } = useField({ control, name })
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        isSelected={value !== null}
        help={t(($) => $.seniority.help)}
        onBlur={onBlur}
        onChange={(isUsed) =>
          onChange(isUsed ? { daysThreshold: defaultSeniorityDays, increase: proposal } : null)
        }
      >
        {t(($) => $.seniority.use)}
      </Checkbox>
      {value !== null && (
        <div className="flex flex-wrap gap-4 pl-7">
          <MonthsSelect control={control} name={`${name}.daysThreshold` as FieldPath<Input>} />
          <PercentField
            control={control}
            name={`${name}.increase` as FieldPath<Input>}
            label={t(($) => $.seniority.increase)}
          />
        </div>
      )}
    </div>
  )
}

function MonthsSelect<Input extends FieldValues, Output>(bound: Bound<Input, Output>) {
  const t = useRemunerationWords()
  const textOf = useSeniorityText()
  const { value, onChange, onBlur, error } = useField(bound)
  const days = typeof value === 'number' ? value : defaultSeniorityDays
  const choices = [...new Set([...months, days])].toSorted((a, b) => a - b)
  return (
    <Select
      className="w-48"
      label={t(($) => $.seniority.after)}
      options={choices.map((count) => ({ id: String(count), label: textOf(count) }))}
      value={String(days)}
      onChange={(count) => onChange(Number(count))}
      onBlur={onBlur}
      error={error}
    />
  )
}
