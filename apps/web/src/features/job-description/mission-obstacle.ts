import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import type { StepObstacle } from './step-obstacle.ts'

/** What a mission cannot do without; the place may still be chosen in the mission itself. */
const needed: readonly JobDescriptionStep[] = ['job', 'work-conditions', 'salary']

/** The first thing that keeps a mission from being made of a job description. */
export function missionObstacle(
  unfinished: readonly { readonly step: JobDescriptionStep; readonly obstacle: StepObstacle }[],
): StepObstacle | null {
  return unfinished.find(({ step }) => needed.includes(step))?.obstacle ?? null
}
