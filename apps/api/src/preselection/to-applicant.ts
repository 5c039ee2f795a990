import type { Applicant } from '@renfort/contract/preselection.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { dottedName } from '@renfort/domain/preselection/applicant.ts'
import { type Call, sessionOf } from '../platform/route.ts'
import type { StoredApplicant } from './applicant-queries.ts'

/** Whether a caller meets hidden candidates and full names: internal staff (PRE-08, PRE-09). */
export function seesWholeApplicants(call: Call): boolean {
  const { actor } = sessionOf(call)
  return can(actor, 'applicant.edit').allowed || can(actor, 'applicant.add').allowed
}

export function toApplicant(call: Call, stored: StoredApplicant): Applicant {
  const { firstName, lastName } = stored
  return {
    id: stored.id,
    firstName,
    lastName,
    name: seesWholeApplicants(call) ? `${firstName} ${lastName}` : dottedName(firstName, lastName),
    preSelectionStatus: stored.status,
    cvLink: call.services.fileLinks.link(stored.cvKey),
    availabilities: [...stored.availabilities],
    comment: stored.comment,
    visible: stored.visible,
    refusalReason: stored.refusalReason,
  }
}
