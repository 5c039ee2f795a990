import type { JobOptions } from '@renfort/contract/catalogue.ts'
import {
  type EquipmentGroup,
  type EquipmentProvider,
  equipmentProviders,
  manualHandlingLevels,
} from '@renfort/domain/job-description/work-conditions.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { changed, type Choice, choiceKey, has, without } from './choice.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { GroupedChecklist, type OptionGroup } from './grouped-checklist.tsx'
import { LevelSelect } from './skill-fields.tsx'
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

interface DressCodeFieldProps {
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

/** What to wear: a usual answer, or the company's own words (POST-40). */
export function DressCodeField({ value, onChange, error }: DressCodeFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.dressCodes ?? []
  const typed = folded(value ?? '')
  // A text that was saved earlier does not filter the proposed answers.
  const isKnown = options.some(({ name }) => folded(name) === typed)
  const shown = options.filter(({ name }) => isKnown || isFound(typed, name))
  return (
    <Combobox
      label={t(($) => $.dressCode.label)}
      help={t(($) => $.dressCode.help)}
      isOptional
      error={error}
      allowsFreeText
      value={null}
      options={shown.map(({ id, name }) => ({ id, label: name }))}
      text={value ?? ''}
      onTextChange={(text) => onChange(text === '' ? null : text)}
      onChange={(id) => {
        const option = options.find((each) => each.id === id)
        if (option !== undefined) onChange(option.name)
      }}
    />
  )
}

interface RisksFieldProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  error?: string | undefined
}

/** Risks of a position, by family (POST-52). */
export function RisksField({ value, onChange, error }: RisksFieldProps) {
  const t = useJobFieldWords()
  const risks = useJobOptions()?.risks
  if (risks === undefined) return <FieldSkeleton label={t(($) => $.risks.label)} />
  return (
    <GroupedChecklist
      label={t(($) => $.risks.label)}
      error={error}
      groups={riskGroups(risks)}
      chosenCount={value.length}
      isChosen={(id) => value.includes(id)}
      onToggle={(id, isSelected) =>
        onChange(isSelected ? [...value, id] : value.filter((each) => each !== id))
      }
    />
  )
}

type RiskOption = JobOptions['risks'][number]

function levelOf({ value }: RiskOption): number {
  return manualHandlingLevels.findIndex((level) => level === value)
}

/** Risks by family, manual handling from the lightest to the heaviest (POST-65). */
export function riskGroups(risks: readonly RiskOption[]): OptionGroup[] {
  const groups = new Map<string, RiskOption[]>()
  for (const risk of risks) groups.set(risk.group.id, [...(groups.get(risk.group.id) ?? []), risk])
  return [...groups].map(([id, members]) => ({
    id,
    label: members[0]?.group.name ?? '',
    options: members
      .toSorted((a, b) => levelOf(a) - levelOf(b))
      .map((risk) => ({ id: risk.id, label: risk.name })),
  }))
}
