import type { Mission } from '@renfort/contract/mission.ts'
import { sealedBy } from '@renfort/domain/mission/edition.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan } from '../../../platform/me.ts'
import { type MissionFact, missionFacts } from './mission-fact.ts'

/** Why a fact of a mission may not change: missing right, archived mission, contracts, requested Siders (POST-36). */
export function useFactLock(
  mission: Pick<Mission, 'archived' | 'hasContracts' | 'isInCorrection' | 'requestedSiders'>,
): (fact: MissionFact) => string | undefined {
  const may = useCan('mission.edit')
  const corrects = useCan('contract.correct').allowed
  return (fact) => {
    if (!may.allowed) return errorSentence(may.because)
    const field = missionFacts[fact]
    if (field === null) return undefined
    const refusal = sealedBy(field, {
      archived: mission.archived,
      hasContracts: mission.hasContracts,
      requestedSidersCount: mission.requestedSiders.length,
      isInCorrection: corrects && mission.isInCorrection,
    })
    return refusal === null ? undefined : errorSentence(refusal.key, refusal.params)
  }
}
