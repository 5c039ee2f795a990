import type { ErrorKey } from '@renfort/domain/errors.ts'
import {
  availableSteps,
  breadcrumbSteps,
  isStepComplete,
  type PostingFacts,
  type PostingStep,
} from '@renfort/domain/mission/posting-steps.ts'
import type { StepState } from '../../ui/stepper.tsx'

export interface Crumb {
  readonly step: PostingStep
  readonly state: StepState
  /** Why the step cannot be opened yet. */
  readonly blockedBy: ErrorKey | null
}

/** The steps of a mission as one of them is open (POST-06). */
export function breadcrumb(current: PostingStep, facts: PostingFacts): Crumb[] {
  const open = new Set(availableSteps(facts))
  const steps = breadcrumbSteps(facts)
  const reached = steps.indexOf(current)
  return steps.map((step, index) => {
    if (step === current) return { step, state: 'current', blockedBy: null }
    if (!open.has(step)) return { step, state: 'blocked', blockedBy: missingBefore(step, facts) }
    // Workers are optional: the step is done once it has been passed.
    const isPassed = step === 'workers' || step === 'summary' ? index < reached : true
    const isDone = isPassed && isStepComplete(step, facts)
    return { step, state: isDone ? 'done' : 'open', blockedBy: null }
  })
}

/** What is missing at a step and closes the next one (POST-07); `null` when nothing is. */
export function obstacleAt(step: PostingStep, facts: PostingFacts): ErrorKey | null {
  if (isStepComplete(step, facts)) return null
  if (step === 'motive') return 'errors.task.motive_missing'
  if (step !== 'details') return 'errors.task.planning_missing'
  if (!facts.hasAddress) return 'errors.task.address_missing'
  return facts.hasManager ? 'errors.task.department_missing' : 'errors.task.manager_missing'
}

/** The first thing that keeps a later step closed. */
function missingBefore(step: PostingStep, facts: PostingFacts): ErrorKey | null {
  const steps = breadcrumbSteps(facts)
  const before = steps.slice(0, steps.indexOf(step))
  return before.map((each) => obstacleAt(each, facts)).find((key) => key !== null) ?? null
}

/** The step at which a draft is taken up again: the first that lacks something. */
export function resumeStep(facts: PostingFacts): PostingStep {
  return breadcrumbSteps(facts).find((step) => !isStepComplete(step, facts)) ?? 'summary'
}
