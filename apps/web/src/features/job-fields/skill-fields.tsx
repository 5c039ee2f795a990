import {
  languageLevels,
  type ToolLevel,
  toolLevels,
} from '@renfort/domain/job-description/skills.ts'
import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { Select } from '../../ui/select.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { changed, type Choice, choiceKey, unchosen, without } from './choice.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
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

interface LicencesFieldProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Driving licences and permits, B first (POST-46, JD-37). */
export function LicencesField({ value, onChange }: LicencesFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.licences
  if (options === undefined) return <FieldSkeleton label={t(($) => $.licences.label)} />
  return (
    <MultiSelectList
      label={t(($) => $.licences.label)}
      options={options.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

export interface ToolChoice extends Choice {
  readonly level: ToolLevel
}

interface ToolsFieldProps {
  value: readonly ToolChoice[]
  onChange: (value: readonly ToolChoice[]) => void
}

/** Tools with the required level (POST-57, JD-40). */
export function ToolsField({ value, onChange }: ToolsFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.tools
  if (options === undefined) return <FieldSkeleton label={t(($) => $.tools.label)} />
  return (
    <ChoiceEditor
      label={t(($) => $.tools.label)}
      searchLabel={t(($) => $.tools.search)}
      chosen={value}
      options={unchosen(options, value)}
      onAdd={(id) => {
        const option = options.find((each) => each.id === id)
        if (option === undefined) return
        onChange([...value, { id, name: option.name, custom: false, level: toolLevels[0] }])
      }}
      onRemove={(key) => onChange(without(value, key))}
      detail={(item) => (
        <LevelSelect
          label={t(($) => $.levelOf, { name: item.name })}
          levels={toolLevels}
          labelOf={(level) => t(($) => $.tools.levels[level])}
          value={item.level}
          onChange={(level) => onChange(changed(value, choiceKey(item), { level }))}
        />
      )}
      custom={{
        addLabel: t(($) => $.tools.addCustom),
        nameLabel: t(($) => $.tools.customName),
        onAdd: (name) => onChange([...value, { name, custom: true, level: toolLevels[0] }]),
      }}
    />
  )
}

interface LevelSelectProps<Level extends string> {
  /** The accessible name: in sight, the row already names the choice. */
  label: string
  levels: readonly Level[]
  labelOf: (level: Level) => string
  value: Level | null
  onChange: (level: Level) => void
  placeholder?: string | undefined
}

/** The level of a choice, in its row. */
export function LevelSelect<Level extends string>({
  label,
  levels,
  labelOf,
  value,
  onChange,
  placeholder,
}: LevelSelectProps<Level>) {
  return (
    <Select
      className="w-44 shrink-0"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={value}
      options={levels.map((level) => ({ id: level, label: labelOf(level) }))}
      onChange={(id) => {
        const level = levels.find((each) => each === id)
        if (level !== undefined) onChange(level)
      }}
    />
  )
}
