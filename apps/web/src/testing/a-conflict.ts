import type { HoursConflict } from '@renfort/contract/attendance/conflicts.ts'

const person = {
  id: '00000000-0000-4000-8000-0000000000b1',
  firstName: 'Julien',
  lastName: 'Morel',
}

/** Hours of 7 December that a Sider declared until 17:30 in Paris, and their company until 16:00. */
export function aConflict(changes: Partial<HoursConflict> = {}): HoursConflict {
  const startDate = '2026-12-07T08:00:00.000Z'
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    timeZone: 'Europe/Paris',
    company: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Brasserie Bellecour' },
    task: {
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Réveillon',
      jobTitle: { id: 'waiter', name: 'Serveur' },
    },
    sider: {
      id: '00000000-0000-4000-8000-0000000000e1',
      firstName: 'Awa',
      lastName: 'Diallo',
      pictureURL: null,
    },
    versions: [
      {
        origin: 'shift',
        startDate,
        endDate: '2026-12-07T16:00:00.000Z',
        breaks: [{ startDate: '2026-12-07T11:30:00.000Z', endDate: '2026-12-07T12:00:00.000Z' }],
        minutes: 450,
        madeAt: '2026-12-07T16:00:00.000Z',
        madeBy: null,
        actions: [],
      },
      {
        origin: 'sider',
        startDate,
        endDate: '2026-12-07T16:30:00.000Z',
        breaks: [],
        minutes: 510,
        madeAt: '2026-12-07T16:35:00.000Z',
        madeBy: null,
        actions: [],
      },
      {
        origin: 'company',
        startDate,
        endDate: '2026-12-07T15:00:00.000Z',
        breaks: [],
        minutes: 420,
        madeAt: '2026-12-08T09:00:00.000Z',
        madeBy: person,
        actions: [
          { type: 'modification', at: '2026-12-08T09:00:00.000Z', by: person, origin: 'company' },
          { type: 'refusal', at: '2026-12-08T18:05:00.000Z', by: null, origin: 'sider' },
        ],
      },
    ],
    differences: [],
    clocking: { marks: ['phone'], oddities: [] },
    comment: 'Parti à 16h avec l’accord du chef',
    absenceJustification: null,
    ...changes,
  }
}
