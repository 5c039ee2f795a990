import type { Mission } from '@renfort/contract/missions.ts'
import type { PostingFacts } from '@renfort/domain/mission/posting-steps.ts'

/** What the steps ask of a mission. Flexible planning and departments are not offered yet. */
export function postingFacts(mission: Mission): PostingFacts {
  return {
    flexibleFeature: false,
    departmentsFeature: false,
    isFlexiblePlanning: mission.isFlexiblePlanning,
    shiftsCount: mission.shifts.length,
    hasFlexiblePlanning: mission.flexiblePlanning !== null,
    hasMotive: mission.motiveId !== null,
    hasAddress: mission.location !== null,
    hasManager: mission.managerId !== null && mission.managerEligible,
    hasDepartment: mission.departmentId !== null,
  }
}
