import type { Cents } from '../kernel/money.ts'
import type { Refusal } from '../kernel/issue.ts'

export const executiveStatuses = ['worker', 'ETAM', 'executive'] as const
export type ExecutiveStatus = (typeof executiveStatuses)[number]

export const jobDescriptionOrigins = ['network', 'account'] as const
export type JobDescriptionOrigin = (typeof jobDescriptionOrigins)[number]

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
