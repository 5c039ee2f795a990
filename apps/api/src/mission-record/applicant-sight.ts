import type { Actor } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'

/** Which applicants a caller sees; `owner` limits them to the missions of this user. */
export interface ApplicantSight {
  readonly shown: 'none' | 'visible' | 'all'
  readonly owner: string | null
}

export function applicantSight(call: ReadCall): ApplicantSight {
  const { actor } = sessionOf(call)
  return { shown: shownApplicants(actor), owner: ownerLimit(call, 'applicant.read') }
}

export function shownApplicants(actor: Actor): ApplicantSight['shown'] {
  if (!can(actor, 'applicant.read').allowed) return 'none'
  return can(actor, 'applicant.edit').allowed ? 'all' : 'visible'
}
