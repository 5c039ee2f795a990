import type { Mission } from '@renfort/contract/mission.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useMissionFactWords } from './words.ts'

/** What a Sider is called who was asked for, with what came of it: « Nora Vidal (accepte) ». */
export function useRequestedName(): (sider: Mission['requestedSiders'][number]) => string {
  const t = useMissionFactWords()
  return (sider) => t(($) => $.requestedStatus[sider.status], { name: fullName(sider) })
}
