import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { editionRefusal } from '@renfort/domain/job-description/edition.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { actorOf, useCan, useMe } from '../../platform/me.ts'

export interface JobRights {
  /** Why the user may not create; `undefined` when they may. */
  readonly create: string | undefined
  readonly createMission: string | undefined
  /** Why the user may not edit one job description: its origin and its prices count too (JD-30 to JD-35). */
  readonly edit: (job: Pick<JobDescription, 'origin' | 'pricingOrigin'>) => string | undefined
  /** The space of a group, where no company is active (C-41). */
  readonly inGroupSpace: boolean
  readonly showsIds: boolean
}

function sentence(key: ErrorKey | undefined): string | undefined {
  return key === undefined ? undefined : errorSentence(key)
}

function because(decision: Decision): ErrorKey | undefined {
  return decision.allowed ? undefined : decision.because
}

/** What the user may do here, and why not, by the rules of the API. */
export function useJobRights(): JobRights {
  const me = useMe()
  const { organisation } = actorOf(me)
  const mayEdit = because(useCan('jobDescription.edit'))
  const mayCreateMission = because(useCan('mission.create'))
  const isLocked = me.organisation?.jobDescriptionsLocked ?? false
  const inGroupSpace = organisation === 'group'
  const editor = {
    editsDetachedPricing: useCan('jobDescription.editDetachedPricing').allowed,
    inGroupSpace,
    jobDescriptionsLocked: isLocked,
  }
  return {
    create: sentence(mayEdit ?? (isLocked ? 'errors.job_description.locked' : undefined)),
    createMission: sentence(mayCreateMission),
    edit: (job) => sentence(mayEdit ?? editionRefusal(job, editor)?.key),
    inGroupSpace,
    showsIds: useCan('jobDescription.readIds').allowed,
  }
}
