import type { JobDescription } from '@renfort/contract/job-description.ts'
import { type CompletionReply } from '@renfort/contract/organisation.ts'
import { completeness } from '../settings/queries.ts'

/** What a company does before its first mission, each on a screen of its own, then the mission. */
export const firstSteps = ['profile', 'legal', 'payment', 'remuneration', 'job', 'mission'] as const

export interface FirstStep {
  readonly id: (typeof firstSteps)[number]
  readonly isDone: boolean
  /** The draft that a job description goes on with. */
  readonly draftId?: string | undefined
}

/** The steps before the mission, from what the company has completed and described. */
export function setUpSteps(
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
    // A job description without a rate is a draft, which no mission can be made of (JD-21).
    {
      id: 'job',
      isDone: jobs.some(({ hourlyRate }) => hourlyRate !== null),
      draftId: draft?.id,
    },
  ]
}
