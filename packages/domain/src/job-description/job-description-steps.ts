export const jobDescriptionSteps = [
  'job',
  'work-conditions',
  'skills',
  'location',
  'salary',
] as const
export type JobDescriptionStep = (typeof jobDescriptionSteps)[number]

/** The steps open in the create panel (JD-06, C-40). */
export function enabledSteps(facts: {
  readonly subtasksCount: number
  readonly hasLocation: boolean
}): JobDescriptionStep[] {
  const hasSubtasks = facts.subtasksCount > 0
  if (hasSubtasks && facts.hasLocation) return [...jobDescriptionSteps]
  if (hasSubtasks || facts.hasLocation) return jobDescriptionSteps.filter((s) => s !== 'salary')
  return ['job']
}
