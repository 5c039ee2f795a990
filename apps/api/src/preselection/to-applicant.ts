import type { Applicant } from '@renfort/contract/preselection.ts'
import type { SiderRecord } from '@renfort/contract/company-sider.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { dottedName } from '@renfort/domain/preselection/applicant.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { type Call, sessionOf } from '../platform/http/route.ts'
import type { StoredApplicant } from './applicant-queries.ts'

/** Whether a caller meets hidden candidates and full names: internal staff (PRE-08, PRE-09). */
export function seesWholeApplicants(call: Call): boolean {
  const { actor } = sessionOf(call)
  return can(actor, 'applicant.edit').allowed || can(actor, 'applicant.add').allowed
}

export function toApplicant(call: Call, stored: StoredApplicant, record: SiderRecord): Applicant {
  return {
    id: stored.id,
    siderId: stored.isKnown ? stored.siderId : null,
    ...namesFor(call, stored),
    ...record,
    preSelectionStatus: stored.status,
    cvLink: call.services.fileLinks.link(stored.cvKey),
    availabilities: [...stored.availabilities],
    comment: stored.comment,
    visible: stored.visible,
    refusalReason: stored.refusalReason,
  }
}

export function namesFor(
  call: Call,
  { firstName, lastName }: Pick<StoredApplicant, 'firstName' | 'lastName'>,
) {
  return seesWholeApplicants(call)
    ? { firstName, lastName, name: fullName({ firstName, lastName }) }
    : { firstName: null, lastName: null, name: dottedName(firstName, lastName) }
}
