import { type Cents, centsToEuros } from '../kernel/money.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { MinimumWage } from '../law/minimum-wage.ts'

export const executiveStatuses = ['worker', 'ETAM', 'executive'] as const
export type ExecutiveStatus = (typeof executiveStatuses)[number]

export const jobDescriptionOrigins = ['network', 'account'] as const
export type JobDescriptionOrigin = (typeof jobDescriptionOrigins)[number]

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

/** JD-10: the job step needs a subtask. */
export function subtasksRefusal(subtasksCount: number): Refusal | null {
  return subtasksCount > 0 ? null : { key: 'errors.job_description.subtask_missing' }
}

/** JD-18 to JD-20: the question of risks must be answered, and a yes needs a risk. */
export function highRiskRefusal(
  hasHighRiskPosition: boolean | null,
  risksCount: number,
): Refusal | null {
  if (hasHighRiskPosition === null) return { key: 'errors.job_description.high_risk_unanswered' }
  if (hasHighRiskPosition && risksCount === 0) return { key: 'errors.job_description.risk_missing' }
  return null
}

/** A draft has neither an hourly rate nor a status (JD-21). */
export function isDraft(jobDescription: {
  readonly hourlyRateCents: Cents | null
  readonly executiveStatus: ExecutiveStatus | null
}): boolean {
  return jobDescription.hourlyRateCents === null && jobDescription.executiveStatus === null
}

export type LocalMinimumWage = Omit<MinimumWage, 'validFrom'>

/** Refuses an hourly rate in cents under the minimum of its place; a missing rate passes (JD-36, POST-62). */
export function salaryRefusal(hourlyRate: Cents | null, minimum: LocalMinimumWage): Refusal | null {
  if (hourlyRate === null || hourlyRate >= minimum.minimumWage) return null
  return { key: 'errors.job_description.salary_too_low', params: minimumWageParams(minimum) }
}

/** What a refusal says of the minimum wage that it goes by; the sentence depends on the area. */
export function minimumWageParams({ area, minimumWage, source }: LocalMinimumWage) {
  return { minimumCents: minimumWage, minimum: centsToEuros(minimumWage), source, area }
}
