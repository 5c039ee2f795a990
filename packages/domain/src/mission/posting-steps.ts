/** The steps of the posting wizard (POST-05). */
export const postingSteps = [
  'motive',
  'planning-type',
  'shifts',
  'flexible-planning',
  'details',
  'workers',
  'summary',
] as const
export type PostingStep = (typeof postingSteps)[number]

export interface PostingFacts {
  readonly flexibleFeature: boolean
  readonly departmentsFeature: boolean
  /** `null` until the user has chosen between precise and flexible. */
  readonly isFlexiblePlanning: boolean | null
  readonly shiftsCount: number
  readonly hasFlexiblePlanning: boolean
  readonly hasMotive: boolean
  readonly hasAddress: boolean
  readonly hasManager: boolean
  readonly hasDepartment: boolean
  /** Whether there are Siders to ask for by name and none is chosen yet. */
  readonly hasSidersToChoose: boolean
}

/** The step in which this mission gets its planning (POST-08, POST-22, POST-23). */
export function planningStep(facts: PostingFacts): PostingStep {
  if (facts.shiftsCount > 0) return 'shifts'
  if (facts.hasFlexiblePlanning || (facts.flexibleFeature && facts.isFlexiblePlanning === true)) {
    return 'flexible-planning'
  }
  return facts.flexibleFeature && facts.isFlexiblePlanning === null ? 'planning-type' : 'shifts'
}

function hasPlanning(facts: PostingFacts): boolean {
  return facts.shiftsCount > 0 || facts.hasFlexiblePlanning
}

export function breadcrumbSteps(facts: PostingFacts): PostingStep[] {
  return ['motive', planningStep(facts), 'details', 'workers', 'summary']
}

/** The steps that can be opened: each needs the data of the steps before it (POST-06). */
export function availableSteps(facts: PostingFacts): PostingStep[] {
  if (!facts.hasMotive) return ['motive']
  const steps: PostingStep[] = ['motive', planningStep(facts)]
  if (!hasPlanning(facts)) return steps
  steps.push('details')
  const placed = facts.hasAddress && (!facts.departmentsFeature || facts.hasDepartment)
  if (placed) steps.push('workers', 'summary')
  return steps
}

/**
 * Whether a step has all required data, so that « next » is enabled (POST-07, POST-27 to POST-29).
 */
export function isStepComplete(step: PostingStep, facts: PostingFacts): boolean {
  if (step === 'motive') return facts.hasMotive
  if (step === 'planning-type') return facts.isFlexiblePlanning !== null
  if (step === 'shifts') return facts.shiftsCount > 0
  if (step === 'flexible-planning') return facts.hasFlexiblePlanning
  if (step === 'details') {
    const department = !facts.departmentsFeature || facts.hasDepartment
    return facts.hasAddress && facts.hasManager && department
  }
  return true
}

/**
 * The next step (POST-08 to POST-10); `null` after the last one. Steps without a decision are
 * skipped: their address, manager and Siders are known already.
 */
export function nextStep(step: PostingStep, facts: PostingFacts): PostingStep | null {
  const following = stepAfter(step, facts)
  const isKnown =
    (following === 'details' && isStepComplete('details', facts)) ||
    (following === 'workers' && !facts.hasSidersToChoose)
  return isKnown ? nextStep(following, facts) : following
}

function stepAfter(step: PostingStep, facts: PostingFacts): PostingStep | null {
  if (step === 'motive' || step === 'planning-type') return planningStep(facts)
  if (step === 'shifts' || step === 'flexible-planning') return 'details'
  if (step === 'details') return 'workers'
  return step === 'workers' ? 'summary' : null
}

/**
 * The previous step (POST-11); `null` before the first one, where back returns to the job
 * descriptions (POST-12).
 */
export function previousStep(step: PostingStep, facts: PostingFacts): PostingStep | null {
  if (step === 'summary') return 'workers'
  if (step === 'workers') return 'details'
  if (step === 'details') return planningStep(facts)
  return step === 'motive' ? null : 'motive'
}
