import type { JobOptions } from '@renfort/contract/catalogue.ts'
import { manualHandlingLevels } from '@renfort/domain/job-description/work-conditions.ts'
import type { OptionGroup } from './grouped-checklist.tsx'

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
