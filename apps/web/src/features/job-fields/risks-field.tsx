import { FieldSkeleton } from './field-skeleton.tsx'
import { GroupedChecklist } from './grouped-checklist.tsx'
import { useJobOptions } from './queries.ts'
import { riskGroups } from './risk-groups.ts'
import { useJobFieldWords } from './words.ts'

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
