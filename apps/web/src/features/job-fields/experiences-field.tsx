import type { Choice } from './choice.ts'
import { changed, choiceKey, unchosen, without } from './choice.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import { MonthsField } from './months-field.tsx'
import { useJobOptions } from './queries.ts'
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
