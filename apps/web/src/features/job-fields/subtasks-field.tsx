import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge.tsx'
import { AddCustom } from './add-custom.tsx'
import type { Choice } from './choice.ts'
import { choiceKey, has, isTaken, without } from './choice.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { GroupedChecklist } from './grouped-checklist.tsx'
import { subtasksQuery } from './queries.ts'
import { useJobFieldWords } from './words.ts'

interface SubtasksFieldProps {
  jobTitleId: string
  value: readonly Choice[]
  onChange: (value: readonly Choice[]) => void
  error?: string | undefined
}

/** The subtasks of a job title, and custom ones of the company (POST-55, JD-09). */
export function SubtasksField({ jobTitleId, value, onChange, error }: SubtasksFieldProps) {
  const t = useJobFieldWords()
  const { data: proposed } = useQuery(subtasksQuery(jobTitleId))
  if (proposed === undefined) return <FieldSkeleton label={t(($) => $.subtasks.label)} />
  const more = value.filter(({ id }) => !proposed.some((each) => each.id === id))
  const known: Choice[] = [...proposed.map((each) => ({ ...each, custom: false })), ...more]
  return (
    <div className="flex flex-col gap-3">
      <GroupedChecklist
        label={t(($) => $.subtasks.label)}
        help={t(($) => $.subtasks.help)}
        empty={t(($) => $.subtasks.empty)}
        error={error}
        isWhole
        chosenCount={value.length}
        isChosen={(key) => has(value, key)}
        groups={[
          {
            id: jobTitleId,
            label: null,
            options: known.map((choice) => ({
              id: choiceKey(choice),
              label: choice.name,
              badge: choice.id === undefined && <Badge>{t(($) => $.custom)}</Badge>,
            })),
          },
        ]}
        onToggle={(key, isSelected) => {
          const choice = known.find((each) => choiceKey(each) === key)
          if (choice === undefined) return
          onChange(isSelected ? [...value, choice] : without(value, key))
        }}
      />
      <AddCustom
        addLabel={t(($) => $.subtasks.addCustom)}
        nameLabel={t(($) => $.subtasks.customName)}
        isTaken={(name) => isTaken(known, name)}
        onAdd={(name) => onChange([...value, { name, custom: true }])}
      />
    </div>
  )
}
