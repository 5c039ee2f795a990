import type { Mission } from '@renfort/contract/mission.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useMissionFactWords } from './words.ts'

/** The name of a requested Sider with their answer: « Nora Vidal (accepte) ». */
export function useRequestedName(): (sider: Mission['requestedSiders'][number]) => string {
  const t = useMissionFactWords()
  return (sider) => t(($) => $.requestedStatus[sider.status], { name: fullName(sider) })
}
