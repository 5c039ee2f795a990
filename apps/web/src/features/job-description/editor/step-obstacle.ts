import { experience } from '@renfort/contract/job-fields.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import {
  highRiskRefusal,
  subtasksRefusal,
} from '@renfort/domain/job-description/job-description.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { rateProblem } from '../../job-fields/hourly-rate.ts'
import type { JobValues } from './job-values.ts'

/** Why a step cannot be saved; each value has a sentence in the dictionary. */
export type StepObstacle =
  | 'jobTitle'
  | 'subtasks'
  | 'suffix'
  | 'highRisk'
  | 'risks'
  | 'experiences'
  | 'location'
  | 'manager'
  | 'rate'
  | 'status'

export interface StepFacts {
  /** The saved rate; POST-63 says whether it may be lowered. */
  readonly savedRate: number | null
  readonly mayLower: boolean
  /** The legal minimum at the address of the job description. */
  readonly minimum: MinimumWage | null
  /** False for a group: its job descriptions have no address, and each company chooses one for its missions. */
  readonly hasAddresses: boolean
}

/** The first thing that is missing in a step, or `null`. */
export function stepObstacle(
  step: JobDescriptionStep,
  values: JobValues,
  facts: StepFacts,
): StepObstacle | null {
  switch (step) {
    case 'job':
      return jobObstacle(values)
    case 'work-conditions':
      return riskObstacle(values)
    case 'skills':
      return values.experiences.every(
        ({ duration }) => experience.shape.duration.safeParse(duration).success,
      )
        ? null
        : 'experiences'
    case 'location':
      if (facts.hasAddresses && values.location === null) return 'location'
      return values.namesManager && values.managerId === null ? 'manager' : null
    case 'salary':
      return salaryObstacle(values, facts)
  }
}

function jobObstacle({ jobTitle, subtasks, suffix }: JobValues): StepObstacle | null {
  if (jobTitle === null) return 'jobTitle'
  if (subtasksRefusal(subtasks.length) !== null) return 'subtasks'
  return (suffix ?? '').trim().length > missionNameLimit ? 'suffix' : null
}

/** Why the answer about risks is incomplete, or `null` (JD-18 to JD-20). */
export function riskObstacle({ hasHighRiskPosition, riskIds }: JobValues): StepObstacle | null {
  if (highRiskRefusal(hasHighRiskPosition, riskIds.length) === null) return null
  return hasHighRiskPosition === null ? 'highRisk' : 'risks'
}

function salaryObstacle(
  { hourlyRate, executiveStatus }: JobValues,
  { savedRate, mayLower, minimum }: StepFacts,
): StepObstacle | null {
  if (rateProblem({ rate: hourlyRate, minimum, saved: savedRate, mayLower }) !== null) return 'rate'
  return executiveStatus === null ? 'status' : null
}
