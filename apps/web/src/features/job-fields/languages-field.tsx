import { languageLevels } from '@renfort/domain/job-description/skills.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import { LevelSelect } from './level-select.tsx'
import { useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

interface LanguagesFieldProps {
  /** Each id names one language at one level (N-36). */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Languages with the required level, the usual ones first (POST-45, JD-38, JD-39). */
export function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.languages
  if (options === undefined) return <FieldSkeleton label={t(($) => $.languages.label)} />
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const codes = new Set(chosen.map(({ ISOCode }) => ISOCode))
  const atLevel = (code: string, level: string) =>
    options.find((option) => option.ISOCode === code && option.level === level)?.id
  return (
    <ChoiceEditor
      label={t(($) => $.languages.label)}
      searchLabel={t(($) => $.languages.search)}
      chosen={chosen}
      options={options
        .filter(({ ISOCode, level }) => level === languageLevels[0] && !codes.has(ISOCode))
        .map(({ id, name }) => ({ id, label: name }))}
      onAdd={(id) => onChange([...value, id])}
      onRemove={(key) => onChange(value.filter((id) => id !== key))}
      detail={(item) => (
        <LevelSelect
          label={t(($) => $.levelOf, { name: item.name })}
          levels={languageLevels}
          labelOf={(level) => t(($) => $.languages.levels[level])}
          value={item.level}
          onChange={(level) => {
            const other = atLevel(item.ISOCode, level)
            if (other === undefined) return
            onChange(value.map((id) => (id === item.id ? other : id)))
          }}
        />
      )}
    />
  )
}
