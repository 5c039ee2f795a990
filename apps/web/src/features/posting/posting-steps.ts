import type { Mission } from '@renfort/contract/mission.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Features } from '@renfort/domain/feature-flag/feature-flag.ts'
import {
  type PostingFacts,
  availableSteps,
  breadcrumbSteps,
  isStepComplete,
  type PostingStep,
} from '@renfort/domain/mission/posting-steps.ts'
import { notEnoughSelected, placesOf } from '@renfort/domain/sider/selection.ts'
import type { StepState } from '../../ui/stepper.tsx'

/**
 * The facts of a mission that the steps depend on, with the features of its company (POST-06, POST-08) and whether
 * there is any Sider to request.
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

/**
 * Whether the user still has to choose Siders. A payroll mission must name enough of them; a delegation may name none
 * when there is nobody to choose, or when it follows an earlier mission.
 */
function isChoiceOpen(mission: Mission, hasCandidates: boolean): boolean {
  const selected = mission.requestedSiders.length
  if (mission.type === 'gestion') return notEnoughSelected(selected, placesOf(mission)) !== null
  return selected === 0 && hasCandidates && mission.asLastTime === null
}

interface Crumb {
  readonly step: PostingStep
  readonly state: StepState
  /** Why the step cannot be opened yet. */
  readonly blockedBy: ErrorKey | null
}

/** The steps of a mission while one of them is open (POST-06). */
export function breadcrumb(current: PostingStep, facts: PostingFacts): Crumb[] {
  const open = new Set(availableSteps(facts))
  const steps = breadcrumbSteps(facts)
  const reached = steps.indexOf(current)
  return steps.map((step, index) => {
    if (step === current) return { step, state: 'current', blockedBy: null }
    if (!open.has(step)) return { step, state: 'blocked', blockedBy: missingBefore(step, facts) }
    // Requested Siders are optional: the step is done once the user has passed it.
    const isPassed = step === 'workers' || step === 'summary' ? index < reached : true
    const isDone = isPassed && isStepComplete(step, facts)
    return { step, state: isDone ? 'done' : 'open', blockedBy: null }
  })
}

/** What is missing at a step and blocks the next one (POST-07); `null` when nothing is. */
export function obstacleAt(step: PostingStep, facts: PostingFacts): ErrorKey | null {
  if (isStepComplete(step, facts)) return null
  if (step === 'motive') return 'errors.task.motive_missing'
  if (step !== 'details') return 'errors.task.planning_missing'
  if (!facts.hasAddress) return 'errors.task.address_missing'
  return facts.hasManager ? 'errors.task.department_missing' : 'errors.task.manager_missing'
}

/** The first missing thing that blocks a later step. */
function missingBefore(step: PostingStep, facts: PostingFacts): ErrorKey | null {
  const steps = breadcrumbSteps(facts)
  const before = steps.slice(0, steps.indexOf(step))
  return before.map((each) => obstacleAt(each, facts)).find((key) => key !== null) ?? null
}

/** The step at which a draft continues: the first one with something missing. */
export function resumeStep(facts: PostingFacts): PostingStep {
  return breadcrumbSteps(facts).find((step) => !isStepComplete(step, facts)) ?? 'summary'
}
