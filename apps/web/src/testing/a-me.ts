import type { Me } from '@renfort/contract/session.ts'

export const companyId = '00000000-0000-4000-8000-0000000000c0'

/** What makes of Claire somebody of the internal staff. */
export const staff = { isInsider: true, role: null, organisation: null } as const

/** Claire Morel, administrator of a company that has every feature. */
export function aMe(changes: Partial<Me> = {}): Me {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    role: 'admin',
    isInsider: false,
    firstName: 'Claire',
    lastName: 'Morel',
    phoneNumber: '+33612345678',
    email: 'claire@brasserie.test',
    locale: 'fr',
    googleLogin: false,
    actingUntil: null,
    organisation: {
      id: companyId,
      name: 'Brasserie Bellecour',
      logoUrl: null,
      parentId: null,
      jobDescriptionsLocked: false,
    },
    standsInFor: [],
    group: null,
    features: { flexiblePlanning: true, departments: true },
    ...changes,
  }
}
