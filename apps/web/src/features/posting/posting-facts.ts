import type { Mission } from '@renfort/contract/mission.ts'
import type { Features } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { PostingFacts } from '@renfort/domain/mission/posting-steps.ts'
import { notEnoughSelected, placesOf } from '@renfort/domain/worker/selection.ts'

/**
 * What the steps ask of a mission, with the features that are open to its company (POST-06, POST-08) and
 * whether there is any Sider to ask for.
 */
export function postingFacts(
  mission: Mission,
  features: Features,
  hasCandidates = true,
): PostingFacts {
  return {
    flexibleFeature: features.flexiblePlanning,
    departmentsFeature: features.departments,
    isFlexiblePlanning: mission.isFlexiblePlanning,
    shiftsCount: mission.shifts.length,
    hasFlexiblePlanning: mission.flexiblePlanning !== null,
    hasMotive: mission.motiveId !== null,
    hasAddress: mission.location !== null,
    hasManager: mission.managerId !== null && mission.managerEligible,
    hasDepartment: mission.departmentId !== null,
    hasSidersToChoose: isChoiceOpen(mission, hasCandidates),
  }
}

/** Whoever is employed on a payroll mission is named; otherwise the last mission says who is asked for, or nobody. */
function isChoiceOpen(mission: Mission, hasCandidates: boolean): boolean {
  const selected = mission.requestedSiders.length
  if (mission.type === 'gestion') return notEnoughSelected(selected, placesOf(mission)) !== null
  return selected === 0 && hasCandidates && mission.asLastTime === null
}
