import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { companyId } from './a-me.ts'

export const bellerive = {
  id: '00000000-0000-4000-8000-0000000000f0',
  name: 'Groupe Bellerive',
}

/** A company that is open, as internal staff see it. */
export function anOrganisation(changes: Partial<CustomerOrganisation> = {}): CustomerOrganisation {
  return {
    id: companyId,
    name: 'Brasserie Bellecour',
    isParent: false,
    group: null,
    blocked: false,
    members: 3,
    industry: 'hospitality',
    companySize: '11-50',
    createdAt: '2026-03-02T09:00:00.000Z',
    jobDescriptionsLocked: false,
    coefficients: { delegation: 1.95, gestion: 1.75 },
    attendanceConfigType: 'app',
    children: [],
    ...changes,
  }
}
