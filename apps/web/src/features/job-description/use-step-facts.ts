import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { useMinimumWage } from '../job-fields/use-minimum-wage.ts'
import type { StepFacts } from './step-obstacle.ts'

/** What the rules of the steps depend on, besides what is typed. */
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
