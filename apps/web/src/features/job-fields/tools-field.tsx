import { type ToolLevel, toolLevels } from '@renfort/domain/job-description/skills.ts'
import type { Choice } from './choice.ts'
import { changed, choiceKey, unchosen, without } from './choice.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import { LevelSelect } from './level-select.tsx'
import { useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

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
