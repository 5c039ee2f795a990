import type { CompanyHours } from '@renfort/contract/attendance/attendance.ts'

export const lineId = (number: number) =>
  `00000000-0000-4000-8000-${String(8_000 + number).padStart(12, '0')}`

type Version = CompanyHours['history'][number]

/** A version of hours, « 09:00 » on Monday 23 November 2026 or « 2026-11-22 22:00 », in Paris. */
export function aVersion(
  origin: Version['origin'],
  from: string,
  to: string,
  ...breaks: readonly (readonly [string, string])[]
): Version {
  const utc = (time: string) => {
    const [day, clock] = time.includes(' ') ? time.split(' ') : ['2026-11-23', time]
    return new Date(`${day}T${clock}:00.000+01:00`).toISOString()
  }
  return {
    origin,
    startDate: utc(from),
    endDate: utc(to),
    breaks: breaks.map(([start, end]) => ({ startDate: utc(start), endDate: utc(end) })),
    actions: [],
  }
}

const plan = aVersion('shift', '09:00', '17:00', ['12:45', '13:15'])

/** A line of hours as planned that waits for the company: 09:00 to 17:00 with half an hour of break. */
export function aLine(changes: Partial<CompanyHours> = {}): CompanyHours {
  const priced = { minutes: 450, price: 150 }
  return {
    id: lineId(1),
    shiftId: lineId(2),
    company: { id: lineId(6), name: 'Brasserie Lumière' },
    timeZone: 'Europe/Paris',
    status: 'att.waiting',
    history: [plan, { ...plan, origin: 'sider' }],
    sider: {
      id: lineId(3),
      firstName: 'Nora',
      lastName: 'Petit',
      ownNumber: null,
      pictureURL: null,
    },
    task: {
      id: lineId(4),
      name: 'Gala',
      jobTitle: { id: 'waiter', name: 'Serveur' },
      manager: { id: lineId(5), firstName: 'Julien', lastName: 'Faure' },
      isFlexiblePlanning: false,
    },
    absenceJustification: null,
    isImported: false,
    planned: priced,
    declared: priced,
    retained: priced,
    corrections: [],
    clocking: { marks: [], oddities: [] },
    isWithinTolerance: true,
    usualDeviation: null,
    comment: null,
    feedback: null,
    differences: [],
    validatedAt: null,
    paidAt: null,
    deadline: '2026-11-30T21:00:00.000Z',
    ...changes,
  }
}

/** The same line, clocked in twelve minutes late. */
export function aLateLine(changes: Partial<CompanyHours> = {}): CompanyHours {
  const late = { minutes: 438, price: 146 }
  return aLine({
    id: lineId(11),
    sider: {
      id: lineId(13),
      firstName: 'Malik',
      lastName: 'Roy',
      ownNumber: null,
      pictureURL: null,
    },
    history: [plan, aVersion('sider', '09:12', '17:00', ['12:45', '13:15'])],
    differences: [{ kind: 'late', minutes: 12 }],
    declared: late,
    retained: late,
    isWithinTolerance: false,
    ...changes,
  })
}

/** The same line, which internal staff corrected to three hours after they were billed. */
export function aCorrectedLine(changes: Partial<CompanyHours> = {}): CompanyHours {
  return aLine({
    status: 'att.validated',
    paidAt: '2026-12-01T05:00:00.000Z',
    deadline: null,
    corrections: [
      {
        ...aVersion('insider', '09:00', '12:00'),
        minutes: 180,
        price: 60,
        reason: 'Départ à midi.',
        madeAt: '2026-12-03T09:30:00.000Z',
      },
    ],
    ...changes,
  })
}
