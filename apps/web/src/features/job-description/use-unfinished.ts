import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { valuesOf } from './job-values.ts'
import { type StepObstacle, stepObstacle } from './step-obstacle.ts'
import { useStepFacts } from './use-step-facts.ts'

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
