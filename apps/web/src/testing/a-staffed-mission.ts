import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { HiringCandidate, readMissionToStaff } from '@renfort/contract/staffing.ts'

type StaffedMission = Reply<typeof readMissionToStaff>

const idOf = (end: string) => `00000000-0000-4000-8000-0000000000${end}`

export const staffedId = idOf('f0')
export const mondayId = idOf('f1')
export const tuesdayId = idOf('f2')

export const nora = { id: idOf('e1'), firstName: 'Nora', lastName: 'Vidal' }
export const hugo = { id: idOf('e2'), firstName: 'Hugo', lastName: 'Blanc' }

const shift = (id: string, day: string, slots: number): StaffedMission['shifts'][number] => ({
  id,
  startDate: `2026-12-${day}T08:00:00.000Z`,
  endDate: `2026-12-${day}T16:00:00.000Z`,
  breakDuration: 60,
  slots,
  siders: [],
  removals: [],
})

/** A mission of two days in December that nobody is hired for yet. */
export function aStaffedMission(others: Partial<StaffedMission> = {}): StaffedMission {
  return {
    id: staffedId,
    name: 'Réveillon',
    type: 'delegation',
    jobTitle: { id: 'waiter', name: 'Serveur' },
    company: { id: idOf('c1'), name: 'Brasserie Bellecour' },
    city: 'Lyon',
    timeZone: 'Europe/Paris',
    startDate: '2026-12-07T08:00:00.000Z',
    endDate: '2026-12-08T16:00:00.000Z',
    postedAt: '2026-11-20T08:00:00.000Z',
    selectionStatus: 'ongoing',
    slots: 3,
    filledSlots: 0,
    nextOpenStart: '2026-12-07T08:00:00.000Z',
    urgency: 'later',
    isFlexiblePlanning: false,
    requestedSidersOnly: false,
    preSelection: false,
    requested: { requested: 0, accepted: 0, declined: 0, hired: 0 },
    applicants: { waiting: 0, approved: 0 },
    toReplace: 0,
    archived: false,
    companyBlocked: false,
    manager: { name: 'Awa Diallo', email: 'awa@bellecour.test', phoneNumber: null },
    address: '12 rue Mercière',
    missionInformation: null,
    licences: [],
    languages: [],
    shifts: [shift(mondayId, '07', 2), shift(tuesdayId, '08', 1)],
    hired: [],
    requestedSiders: [],
    applicantsList: [],
    removals: [],
    contractsBatches: [],
    ...others,
  }
}

export function aHiringCandidate(others: Partial<HiringCandidate> = {}): HiringCandidate {
  return {
    ...nora,
    phoneNumber: '+33639981000',
    pictureUrl: null,
    asked: null,
    applied: null,
    missionsHere: 0,
    missionsInJob: 0,
    isRecommended: false,
    likesCompany: false,
    hasDoneJob: true,
    missingLicences: [],
    missingLanguages: [],
    distance: 4,
    freeShifts: 2,
    freeShiftIds: [mondayId, tuesdayId],
    minutesLeft: 2880,
    ...others,
  }
}
