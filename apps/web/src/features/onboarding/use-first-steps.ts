import type { MissionCounts } from '@renfort/contract/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { jobDescriptionsQuery } from '../job-description/queries.ts'
import { countsQuery } from '../mission-record/queries.ts'
import { completionQuery } from '../settings/queries.ts'
import { type FirstStep, setUpSteps } from './first-step.ts'

const quietly = { meta: { failure: 'nowhere' } } as const

/** The steps before a mission; `undefined` as long as they are not known. */
export function useSetUpSteps(isAsked: boolean): readonly FirstStep[] | undefined {
  const completion = useQuery({ ...completionQuery(), ...quietly, enabled: isAsked }).data
  const jobs = useQuery({ ...jobDescriptionsQuery(), ...quietly, enabled: isAsked }).data
  return completion && jobs && setUpSteps(completion, jobs)
}

/**
 * The steps of a company up to its first mission, for its administrators; `null` once it has posted
 * one, and as long as that is not known.
 */
export function useFirstSteps(): readonly FirstStep[] | null {
  const { role, organisation } = useMe()
  const isAdmin = role === 'admin' && organisation !== null
  // What was posted once stays: the totals are asked again after a change of missions alone.
  const counts = useQuery({
    ...countsQuery({}),
    ...quietly,
    staleTime: stale.user,
    enabled: isAdmin,
  }).data
  const hasPosted = counts === undefined || postedOf(counts) > 0
  const steps = useSetUpSteps(isAdmin && !hasPosted)
  if (hasPosted || steps === undefined) return null
  return [...steps, { id: 'mission', isDone: false }]
}

function postedOf({ ongoing, upcoming, done }: MissionCounts): number {
  return ongoing + upcoming + done
}
