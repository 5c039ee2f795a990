import type { MissionRow } from '@renfort/contract/mission.ts'

/** What a mission says of itself before anybody manages it or works in it. */
export const ofNobodyYet = {
  manager: null,
  createdBy: null,
  uniqueIdentifier: null,
  origin: 'account',
  archived: false,
  migrated: false,
  preSelection: false,
  hiredSidersCount: 0,
  remote: false,
} as const

/** A posted mission of a list, which starts on Monday 7 December 2026. */
export function aMissionRow(changes: Partial<MissionRow> = {}): MissionRow {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    type: 'delegation',
    name: null,
    jobTitle: { id: 'serveur', name: 'Serveur' },
    status: 'submitted',
    progressStep: 'upcoming',
    selectionStatus: 'new',
    startDate: '2026-12-07T08:00:00.000Z',
    endDate: '2026-12-07T16:00:00.000Z',
    createdAt: '2026-11-02T09:00:00.000Z',
    ...ofNobodyYet,
    timeZone: 'Europe/Paris',
    isFlexiblePlanning: false,
    location: null,
    hasPreSelection: false,
    places: { filled: 0, asked: 1 },
    ...changes,
  }
}

export const rowId = (number: number) =>
  `00000000-0000-4000-8000-000000000e${number.toString().padStart(2, '0')}`
