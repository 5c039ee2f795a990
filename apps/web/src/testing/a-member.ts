import type { Member } from '@renfort/contract/organisation.ts'
import { companyId } from './a-me.ts'

/** Julien Petit, who manages missions of the company. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: '00000000-0000-4000-8000-0000000000a2',
    firstName: 'Julien',
    lastName: 'Petit',
    email: 'julien@brasserie.test',
    role: 'missionManager',
    validated: true,
    sourceOrganisationId: companyId,
    ...changes,
  }
}
