import type { JobDescription } from '@renfort/contract/job-description.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../platform/me.ts'
import { legalValuesQuery } from '../job-fields/queries.ts'
import type { StepFacts } from './step-obstacle.ts'

/** What the rules of the steps depend on, besides what is typed. */
export function useStepFacts(job: Pick<JobDescription, 'hourlyRate' | 'origin'> | null): StepFacts {
  const { data: legal } = useQuery(legalValuesQuery())
  return {
    savedRate: job?.hourlyRate ?? null,
    mayLower: useCan('mission.lowerRate').allowed,
    minimum: legal?.minimumSalary ?? null,
    hasAddresses: useMe().organisation !== null && job?.origin !== 'network',
  }
}
