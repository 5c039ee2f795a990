import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { MissionCounts } from '@renfort/contract/mission.ts'
import type { CompletionReply } from '@renfort/contract/organisation.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { jobDescriptionsQuery } from '../job-description/queries.ts'
import { countsQuery } from '../mission-record/queries.ts'
import { completeness, completionQuery } from '../settings/queries.ts'

/** The steps of a company before its first mission, each with its own screen, then the mission. */
const firstSteps = ['profile', 'legal', 'payment', 'remuneration', 'job', 'mission'] as const

export interface FirstStep {
  readonly id: (typeof firstSteps)[number]
  readonly isDone: boolean
  /** The id of the draft job description to continue. */
  readonly draftId?: string | undefined
}

/** The steps before the mission, from the completed settings and the job descriptions. */
function setUpSteps(
  completion: CompletionReply,
  jobs: readonly Pick<JobDescription, 'id' | 'hourlyRate' | 'origin'>[],
): readonly FirstStep[] {
  const state = completeness(completion)
  const draft = jobs.find(({ hourlyRate, origin }) => hourlyRate === null && origin === 'account')
  return [
    { id: 'profile', isDone: state.profile },
    { id: 'legal', isDone: state.legalInformations },
    { id: 'payment', isDone: state.paymentInformations },
    { id: 'remuneration', isDone: state.hourTypes && state.indemnities },
    // A job description without a rate is a draft: no mission can be created from it (JD-21).
    {
      id: 'job',
      isDone: jobs.some(({ hourlyRate }) => hourlyRate !== null),
      draftId: draft?.id,
    },
  ]
}

const quietly = { meta: { failure: 'nowhere' } } as const

/** The steps before a mission; `undefined` while they load. */
export function useSetUpSteps(isAsked: boolean): readonly FirstStep[] | undefined {
  const completion = useQuery({ ...completionQuery(), ...quietly, enabled: isAsked }).data
  const jobs = useQuery({ ...jobDescriptionsQuery(), ...quietly, enabled: isAsked }).data
  return completion && jobs && setUpSteps(completion, jobs)
}

/**
 * The steps up to the first mission, for administrators of the company; `null` once a mission is posted, and while
 * that is unknown.
 */
export function useFirstSteps(): readonly FirstStep[] | null {
  const { role, organisation } = useMe()
  const isAdmin = role === 'admin' && organisation !== null
  // A posted mission stays posted: the totals are read again only after a change of missions.
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
