import type { Mission } from '@renfort/contract/mission.ts'
import type { Features } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { PostingFacts } from '@renfort/domain/mission/posting-steps.ts'

/** What the steps ask of a mission, with the features that are open to its company (POST-06, POST-08). */
export function postingFacts(mission: Mission, features: Features): PostingFacts {
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
  }
}
