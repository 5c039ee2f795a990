import type { Mission } from '@renfort/contract/mission.ts'
import { useMe } from '../../../platform/me.ts'
import type { EditableFact } from '../../mission-facts/mission-fact.ts'
import { MissingList } from '../../mission-facts/missing-list.tsx'
import { useKnownMissing } from '../../mission-facts/use-known-missing.ts'

interface RecapMissingProps {
  mission: Mission
  /** Without it, the list is only read. */
  onField: ((field: EditableFact) => void) | undefined
}

/** What a draft lacks before it can be posted. */
export function RecapMissing({ mission, onField }: RecapMissingProps) {
  const items = useKnownMissing(mission, useMe().features.departments)
  return <MissingList mission={mission} items={items} onField={onField} level={2} />
}
