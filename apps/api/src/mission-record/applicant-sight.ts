import { can } from '@renfort/domain/access/policy.ts'
import { ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'

/** Which applicants a caller sees; `owner` limits them to the missions of this user. */
export interface ApplicantSight {
  readonly shown: 'none' | 'visible' | 'all'
  readonly owner: string | null
}

export function applicantSight(call: ReadCall): ApplicantSight {
  const { actor } = sessionOf(call)
  const reads = can(actor, 'applicant.read').allowed
  const shown = can(actor, 'applicant.edit').allowed ? 'all' : 'visible'
  return { shown: reads ? shown : 'none', owner: ownerLimit(call, 'applicant.read') }
}
