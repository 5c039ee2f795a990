import type { Mission } from '@renfort/contract/missions.ts'
import { sealedBy } from '@renfort/domain/mission/edition.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { type MissionFieldName, missionFields } from './mission-field.ts'

/** Why a field of a mission may not change: a right, contracts, requested Siders (POST-36). */
export function useFieldLock(
  mission: Pick<Mission, 'hasContracts' | 'requestedSiders'>,
): (field: MissionFieldName | 'planning') => string | undefined {
  const may = useCan('mission.edit')
  return (field) => {
    if (!may.allowed) return errorSentence(may.because)
    const refusal = sealedBy(field === 'planning' ? field : missionFields[field], {
      hasContracts: mission.hasContracts,
      requestedSidersCount: mission.requestedSiders.length,
    })
    return refusal === null ? undefined : errorSentence(refusal.key, refusal.params)
  }
}
