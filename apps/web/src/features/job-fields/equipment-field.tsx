import {
  type EquipmentGroup,
  type EquipmentProvider,
  equipmentProviders,
} from '@renfort/domain/job-description/work-conditions.ts'
import type { Choice } from './choice.ts'
import { changed, choiceKey, has, without } from './choice.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import { LevelSelect } from './level-select.tsx'
import { useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

export interface EquipmentChoice extends Choice {
  readonly group: EquipmentGroup
  readonly providedBy: EquipmentProvider | null
}

interface EquipmentFieldProps {
  /** Safety equipment, or the other devices (JD-16). */
  group: EquipmentGroup
  /** All chosen equipment, of both groups. */
  value: readonly EquipmentChoice[]
  onChange: (value: readonly EquipmentChoice[]) => void
}

/**
 * Equipment of one group, each item with who provides it (POST-41, POST-42). Protective equipment is
 * the user company's to provide unless agreed otherwise (Code du travail, L1251-23).
 */
export function EquipmentField({ group, value, onChange }: EquipmentFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.equipments
  const name = group === 'Safety' ? 'safety' : 'other'
  if (options === undefined) return <FieldSkeleton label={t(($) => $[name].label)} />
  const ofGroup = options.filter((option) => option.group === group)
  return (
    <ChoiceEditor
      label={t(($) => $[name].label)}
      help={t(($) => $[name].help)}
      searchLabel={t(($) => $[name].search)}
      chosen={value.filter((item) => item.group === group)}
      options={ofGroup
        .filter((option) => !has(value, option.id))
        .map((option) => ({ id: option.id, label: option.name }))}
      onAdd={(id) => {
        const option = ofGroup.find((each) => each.id === id)
        if (option === undefined) return
        const providedBy = group === 'Safety' ? 'company' : null
        onChange([...value, { id, name: option.name, custom: false, group, providedBy }])
      }}
      onRemove={(key) => onChange(without(value, key))}
      detail={(item) => (
        <LevelSelect
          label={t(($) => $.providerOf, { name: item.name })}
          placeholder={t(($) => $.providerUnset)}
          levels={equipmentProviders}
          labelOf={(provider) => t(($) => $.provider[provider])}
          value={item.providedBy}
          onChange={(providedBy) => onChange(changed(value, choiceKey(item), { providedBy }))}
        />
      )}
      custom={{
        addLabel: t(($) => $[name].addCustom),
        nameLabel: t(($) => $[name].customName),
        asksProvider: group === 'Safety',
        onAdd: (typed, providedBy) =>
          onChange([...value, { name: typed, custom: true, group, providedBy }]),
      }}
    />
  )
}
