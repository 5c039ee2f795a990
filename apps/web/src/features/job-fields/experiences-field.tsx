import { experience } from '@renfort/contract/job-fields.ts'
import { useTypedNumber } from '../../form/use-typed-number.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { changed, type Choice, choiceKey, unchosen, without } from './choice.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { useJobLabels, useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

export interface ExperienceChoice extends Choice {
  /** Months; `NaN` while what is typed is none. */
  readonly duration: number
}

interface ExperiencesFieldProps {
  value: readonly ExperienceChoice[]
  onChange: (value: readonly ExperienceChoice[]) => void
}

const firstDuration = 6

/** Experiences with how long each must have lasted (POST-44, JD-41). */
export function ExperiencesField({ value, onChange }: ExperiencesFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.experiences
  if (options === undefined) return <FieldSkeleton label={t(($) => $.experiences.label)} />
  return (
    <ChoiceEditor
      label={t(($) => $.experiences.label)}
      searchLabel={t(($) => $.experiences.search)}
      chosen={value}
      options={unchosen(options, value)}
      onAdd={(id) => {
        const option = options.find((each) => each.id === id)
        if (option === undefined) return
        onChange([...value, { id, name: option.name, duration: firstDuration }])
      }}
      onRemove={(key) => onChange(without(value, key))}
      detail={(item) => (
        <MonthsField
          label={t(($) => $.experiences.months, { name: item.name })}
          value={item.duration}
          onChange={(duration) => onChange(changed(value, choiceKey(item), { duration }))}
        />
      )}
      custom={{
        addLabel: t(($) => $.experiences.addCustom),
        nameLabel: t(($) => $.experiences.customName),
        onAdd: (name) => onChange([...value, { name, duration: firstDuration }]),
      }}
    />
  )
}

interface MonthsFieldProps {
  label: string
  value: number
  onChange: (months: number) => void
}

function parse(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

/** A length in months, repeated in years above twelve (JD-41). */
function MonthsField({ label, value, onChange }: MonthsFieldProps) {
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
