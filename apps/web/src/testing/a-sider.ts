import type { ListedSider, SiderDetails } from '@renfort/contract/sider.ts'

/** Nora, without past or future work. */
export function aSider(changes: Partial<SiderDetails> = {}): SiderDetails {
  return {
    id: '00000000-0000-4000-8000-0000000008a1',
    firstName: 'Nora',
    lastName: 'Petit',
    phoneNumber: '+33612345678',
    email: 'nora@example.test',
    pictureUrl: null,
    jobTypes: [{ id: 'waiter', name: 'Serveur' }],
    deactivated: false,
    home: { lat: 45.758, lng: 4.832, city: 'Lyon' },
    licences: [],
    favourites: [],
    languages: [],
    experiences: [],
    educations: [],
    unavailabilities: [],
    feedbacksCount: 0,
    missionsCount: 0,
    upcomingShifts: [],
    upcomingPlannings: [],
    pastMissions: [],
    createdAt: '2026-03-02T09:00:00.000Z',
    ...changes,
  }
}

/** Nora in a list. */
export function aListedSider(changes: Partial<ListedSider> = {}): ListedSider {
  const { id, firstName, lastName, phoneNumber, email, pictureUrl, jobTypes, deactivated } =
    aSider()
  return {
    id,
    firstName,
    lastName,
    phoneNumber,
    email,
    pictureUrl,
    jobTypes,
    deactivated,
    city: 'Lyon',
    missionsCount: 0,
    nextShiftAt: null,
    nextShiftTimeZone: null,
    ...changes,
  }
}
