import { addDays, daysBetween, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { CompanyWeeks, WeekMission } from './company-weeks.ts'
import { admin, type MaisonLumiere, organisation } from './demo-maison-lumiere.ts'
import { withoutCompany } from './demo-queries.ts'
import { type RunningShift, runningShift, startOf } from './running-shift.ts'
import { mondayOf, type Seeding, sidersOf } from './seeding.ts'

const servedAs = {
  morning: 'Service du matin',
  day: 'Service de la journée',
  evening: 'Service du soir',
  night: 'Nettoyage de nuit',
} as const

interface Setting {
  readonly house: MaisonLumiere
  readonly siders: Seeding['siders']
  readonly present: Instant
}

/** Every state of a mission, of its contracts and of its hours, around the present. */
export function weeksOfMaisonLumiere(setting: Setting): CompanyWeeks {
  const running = runningShift(setting.present)
  const [, , , late = ''] = sidersOf(setting.siders, organisation)
  return {
    organisation,
    admin,
    missions: [atWork(setting, running), ...ofNextWeek(setting), ...toStaff(setting, running)],
    staysAway: { siderId: late, startsAt: startOf(running) },
  }
}

/** Two Siders are there, one came late, one has not come; yesterday one did not come either. */
function atWork({ house, siders, present }: Setting, running: RunningShift): WeekMission {
  const { service } = running
  const monday = mondayOf(present)
  const day = daysBetween(monday, running.day)
  const team = sidersOf(siders, organisation).slice(0, 4)
  const [first = '', second = '', third = '', fourth = ''] = team
  const startsAt = startOf(running, -1)
  return {
    ...house.base,
    jobDescriptionId: house.jobs.waiter,
    type: 'gestion',
    name: servedAs[service.name],
    monday,
    shifts: [-2, -1, 0, 1].map(
      (days) => [day + days, service.start, service.end, 30, team.length] as const,
    ),
    siderIds: team,
    before: [{ kind: 'sign' }],
    now: [
      {
        kind: 'arrive',
        startsAt: startOf(running),
        came: [
          [first, -4],
          [second, 2],
          [third, 14],
        ],
      },
      { kind: 'clock', startsAt, siderId: first, minutes: 0 },
      { kind: 'clock', startsAt, siderId: second, minutes: 20 },
      {
        kind: 'dispute',
        startsAt,
        siderId: third,
        comment: 'Départ une heure plus tôt, vu avec le chef de rang.',
      },
      { kind: 'absent', startsAt, siderId: fourth },
    ],
  }
}

/** A split shift, an amendment and a contested contract. */
function ofNextWeek({ house, siders, present }: Setting): WeekMission[] {
  const { base, jobs, kitchens, reception } = house
  const team = sidersOf(siders, organisation)
  const monday = addDays(mondayOf(present), 7)
  return [
    {
      ...base,
      jobDescriptionId: jobs.waiter,
      type: 'gestion',
      name: 'Groupes, midi et soir',
      monday,
      shifts: [1, 2, 3].flatMap((day) => [
        [day, '11:00', '15:00', 0, 3] as const,
        [day, '18:30', '22:30', 0, 3] as const,
      ]),
      siderIds: team.slice(13, 16),
      before: [{ kind: 'sign' }],
      now: [],
    },
    {
      ...base,
      departmentId: kitchens,
      jobDescriptionId: jobs.kitchen,
      type: 'gestion',
      name: 'Commandes traiteur',
      monday,
      shifts: [1, 2, 3].map((day) => [day, '10:00', '16:00', 30, 2] as const),
      siderIds: team.slice(16, 18),
      before: [{ kind: 'sign' }],
      now: [{ kind: 'amend', minutes: 120 }],
    },
    {
      ...base,
      ...reception,
      jobDescriptionId: jobs.host,
      type: 'gestion',
      name: 'Dîner des anciens',
      monday,
      shifts: [[3, '17:00', '23:30', 30, 3]],
      siderIds: team.slice(18, 21),
      before: [],
      now: [
        {
          kind: 'contest',
          description: 'Le taux horaire n’est pas celui dont nous sommes convenus par téléphone.',
        },
      ],
    },
  ]
}

/** Places that nobody holds: a contract to sign beside one, a flexible planning, a refusal, a new order. */
function toStaff({ house, siders, present }: Setting, running: RunningShift): WeekMission[] {
  const { base, jobs, reception } = house
  const team = sidersOf(siders, organisation)
  const others = sidersOf(siders, withoutCompany)
  const thisWeek = mondayOf(present)
  const monday = addDays(thisWeek, 7)
  const tomorrow = daysBetween(thisWeek, running.day) + 2
  const [willing = '', refusing = ''] = [team[12], team[21]]
  const midnight = (day: number) => `${addDays(monday, day)}T00:00:00.000Z`
  return [
    {
      ...base,
      ...reception,
      jobDescriptionId: jobs.host,
      type: 'delegation',
      name: 'Cocktail du barreau',
      monday: thisWeek,
      shifts: [tomorrow, tomorrow + 1].map((day) => [day, '17:00', '22:00', 20, 4] as const),
      before: [],
      now: [{ kind: 'hire', siderIds: others.slice(0, 3) }],
    },
    {
      ...base,
      jobDescriptionId: jobs.waiter,
      type: 'delegation',
      name: 'Renfort souple en salle',
      monday,
      shifts: [],
      flexible: {
        startDate: midnight(0),
        endDate: midnight(13),
        weeklyVolume: 24,
        siders: 3,
        amplitudeStart: '10:00',
        amplitudeEnd: '22:00',
        include: { holidays: false, weekDays: true, saturday: true, sunday: false },
      },
      before: [],
      now: [{ kind: 'hire', siderIds: others.slice(3, 5) }],
    },
    {
      ...base,
      ...reception,
      jobDescriptionId: jobs.host,
      type: 'delegation',
      name: 'Accueil du salon',
      monday,
      shifts: [1, 2].map((day) => [day, '09:00', '17:00', 60, 2] as const),
      siderIds: [willing, refusing],
      before: [
        { kind: 'decline', siderId: refusing },
        { kind: 'hire', siderIds: [willing] },
        { kind: 'sign' },
      ],
      now: [],
    },
    {
      ...base,
      jobDescriptionId: jobs.waiter,
      type: 'delegation',
      name: 'Brunch du dimanche',
      monday,
      shifts: [[6, '09:00', '15:30', 30, 3]],
      before: null,
      now: [],
    },
  ]
}
