import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { useMinimumWage } from '../job-fields/use-minimum-wage.ts'
import { valuesOf } from './job-values.ts'
import { type StepFacts, type StepObstacle, stepObstacle } from './step-obstacle.ts'

interface Unfinished {
  readonly step: JobDescriptionStep
  readonly obstacle: StepObstacle
}

/** What a saved job description still lacks, step by step. */
export function useUnfinished(job: JobDescription): Unfinished[] {
  const facts = useStepFacts(job, job.location)
  const values = valuesOf(job)
  return jobDescriptionSteps.flatMap((step) => {
    const obstacle = stepObstacle(step, values, facts)
    return obstacle === null ? [] : { step, obstacle }
  })
}

/** The steps that a mission requires; the place may still be chosen in the mission. */
const needed: readonly JobDescriptionStep[] = ['job', 'work-conditions', 'salary']

/** The first reason why no mission can be created from a job description. */
export function missionObstacle(
  unfinished: readonly { readonly step: JobDescriptionStep; readonly obstacle: StepObstacle }[],
): StepObstacle | null {
  return unfinished.find(({ step }) => needed.includes(step))?.obstacle ?? null
}

/** What the rules of the steps depend on, besides the typed values. */
export function useStepFacts(
  job: Pick<JobDescription, 'hourlyRate' | 'origin'> | null,
  place: WorkAddress | null,
): StepFacts {
  return {
    savedRate: job?.hourlyRate ?? null,
    mayLower: useCan('mission.lowerRate').allowed,
    minimum: useMinimumWage({ place, firstDay: null }),
    hasAddresses: useMe().organisation !== null && job?.origin !== 'network',
  }
}
