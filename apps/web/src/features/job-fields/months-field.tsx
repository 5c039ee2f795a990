import { experience } from '@renfort/contract/job-fields.ts'
import { useTypedNumber } from '../../form/use-typed-number.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useJobLabels } from './use-job-labels.ts'
import { useJobFieldWords } from './words.ts'

interface MonthsFieldProps {
  label: string
  value: number
  onChange: (months: number) => void
}

function parse(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

/** A length in months, repeated in years above twelve (JD-41). */
export function MonthsField({ label, value, onChange }: MonthsFieldProps) {
  const t = useJobFieldWords()
  const { durationOf } = useJobLabels()
  const { text, type, settle } = useTypedNumber({
    value,
    onChange: (months) => onChange(months ?? Number.NaN),
    parse,
    format: String,
  })
  const isFine = experience.shape.duration.safeParse(value).success
  return (
    <TextField
      className="w-44 shrink-0"
      label={label}
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      inputClassName="pr-16! tabular-nums"
      suffix={<span className="pr-2 text-table">{t(($) => $.experiences.unit)}</span>}
      value={text}
      onChange={type}
      onBlur={settle}
      error={isFine ? undefined : t(($) => $.experiences.bounds)}
      echo={isFine && value > 12 ? durationOf(value) : undefined}
    />
  )
}
