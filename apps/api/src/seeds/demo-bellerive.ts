import { disputeHours, listHours, validateHours } from '@renfort/contract/attendance/attendance.ts'
import { addDays, instant } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { makeDueHours } from '../attendance/declare/make-attendances.ts'
import { instantAfter } from '../platform/clock.ts'
import type { CompanyPast } from './company-past.ts'
import { demoGroup } from './demo-accounts.ts'
import { addDemoLogo } from './demo-logos.ts'
import {
  addDemoDepartments,
  addDemoMission,
  addDemoMotive,
  type MissionBase,
} from './demo-missions.ts'
import { addJobs, addLocations, type Seeding, sidersOf, signIn, userOf } from './seeding.ts'

const admin = 'admin@bellerive.test'

type StoreKey = (typeof demoGroup.companies)[number]['key']

/** What the missions of a shop share. */
interface Store {
  readonly base: MissionBase
  /** Its second department. */
  readonly shelves: string
}

/** The group: its shops, and the jobs that they share. */
export interface Bellerive {
  readonly jobs: { readonly cashier: string; readonly stacker: string; readonly adviser: string }
  readonly stores: Readonly<Record<StoreKey, Store>>
}

/** The network's own job descriptions, one of a company, and the places of each. */
export async function openBellerive(seeding: Seeding): Promise<Bellerive> {
  const group = await signIn(seeding, admin, 'groupe-bellerive')
  const shared = await addJobs(seeding, group, 'groupe-bellerive')
  const own = await addJobs(
    seeding,
    await signIn(seeding, admin, 'bellerive-lyon'),
    'bellerive-lyon',
  )
  const [cashier = '', stacker = ''] = shared.jobs
  const [adviser = ''] = own.jobs
  const opened = async (key: StoreKey) => {
    const id = seeding.organisations.ids.get(key) ?? ''
    await addDemoLogo(group, key, id)
    return openStore(seeding, key, id)
  }
  return {
    jobs: { cashier, stacker, adviser },
    stores: {
      'bellerive-lyon': await opened('bellerive-lyon'),
      'bellerive-nantes': await opened('bellerive-nantes'),
      'bellerive-lille': await opened('bellerive-lille'),
    },
  }
}

async function openStore(seeding: Seeding, key: StoreKey, id: string): Promise<Store> {
  const client = await signIn(seeding, admin, key)
  const [locationId = ''] = await addLocations(seeding, client, key)
  const [tills = '', shelves = ''] = await addDemoDepartments(client, id, [
    ['Caisses', 'CAI-1'],
    ['Rayons', 'RAY-2'],
  ])
  return {
    base: {
      timeZone: parisZone,
      managerId: userOf(seeding, 'manager@bellerive.test'),
      locationId,
      motiveId: await addDemoMotive(client, 'Affluence des fêtes de fin d’année.'),
      departmentId: tills,
    },
    shelves,
  }
}

/** The first weeks of the tills: in no week somebody works elsewhere. */
const tillsFrom = { 'bellerive-lyon': 7, 'bellerive-nantes': 6, 'bellerive-lille': 1 } as const

/** Two teams of each shop, for a few days every twelve and twenty-four weeks. */
export function pastOfBellerive(
  siders: Seeding['siders'],
  { jobs, stores }: Bellerive,
): readonly CompanyPast[] {
  return demoGroup.companies.map(({ key }, index) => {
    const { base, shelves } = stores[key]
    const team = sidersOf(siders, key)
    return {
      organisation: key,
      admin,
      series: [
        {
          ...base,
          type: 'gestion',
          jobDescriptionId: jobs.cashier,
          name: 'Caisses du week-end',
          shifts: [4, 5].map((day) => [day, '12:00', '20:00', 60, 2 + (index % 2)] as const),
          siderIds: team.slice(0, 2 + (index % 2)),
          every: 12,
          from: tillsFrom[key],
        },
        {
          ...base,
          departmentId: shelves,
          type: 'delegation',
          jobDescriptionId: jobs.stacker,
          name: 'Réassort',
          shifts: [0, 1, 2].map((day) => [day, '05:00', '12:00', 30, 2] as const),
          hired: team.slice(2, 4),
          every: 24,
          from: 2 + 8 * index,
        },
      ],
    }
  })
}

/** Each shop in another state: hours to validate and a draft, a dispute, and one that is on time. */
export async function orderAtBellerive(
  seeding: Seeding,
  { jobs, stores }: Bellerive,
): Promise<void> {
  const { monday, siders, clock, services } = seeding
  const [lyon, nantes, lille] = [
    sidersOf(siders, 'bellerive-lyon'),
    sidersOf(siders, 'bellerive-nantes'),
    sidersOf(siders, 'bellerive-lille'),
  ]
  const clientOf = (key: StoreKey) => signIn(seeding, admin, key)
  const [lastWeek, nextWeek] = [addDays(monday, -7), addDays(monday, 7)]

  clock.goBack(28)
  const inLyon = await clientOf('bellerive-lyon')
  const { base: atLyon, shelves: shelvesOfLyon } = stores['bellerive-lyon']
  const tills = {
    ...atLyon,
    jobDescriptionId: jobs.cashier,
    type: 'gestion',
    isPosted: true,
  } as const
  await addDemoMission(inLyon, {
    ...tills,
    name: 'Semaine du client',
    monday: lastWeek,
    shifts: [3, 4, 5].map((day) => [day, '10:00', '18:00', 60, 3] as const),
    siderIds: lyon.slice(0, 3),
  })
  await addDemoMission(inLyon, {
    ...tills,
    name: 'Renfort de caisse',
    monday,
    shifts: [0, 1, 2, 3, 4, 7, 8, 9].map((day) => [day, '14:00', '20:00', 30, 2] as const),
    siderIds: lyon.slice(3, 5),
  })
  const inNantes = await clientOf('bellerive-nantes')
  const { base: atNantes, shelves: shelvesOfNantes } = stores['bellerive-nantes']
  const stacking = { ...atNantes, departmentId: shelvesOfNantes, jobDescriptionId: jobs.stacker }
  await addDemoMission(inNantes, {
    ...stacking,
    type: 'gestion',
    name: 'Inventaire',
    monday: lastWeek,
    shifts: [0, 1].map((day) => [day, '06:00', '13:00', 30, 3] as const),
    siderIds: nantes.slice(0, 3),
    isPosted: true,
  })
  const inLille = await clientOf('bellerive-lille')
  const { base: atLille } = stores['bellerive-lille']
  const braderie = {
    ...atLille,
    jobDescriptionId: jobs.cashier,
    type: 'gestion',
    isPosted: true,
  } as const
  await addDemoMission(inLille, {
    ...braderie,
    name: 'Nocturne',
    monday: lastWeek,
    shifts: [4, 5].map((day) => [day, '15:00', '22:00', 30, 2] as const),
    siderIds: lille.slice(0, 2),
  })

  clock.goBack(0)
  await addDemoMission(await clientOf('bellerive-lyon'), {
    ...atLyon,
    jobDescriptionId: jobs.adviser,
    type: 'delegation',
    name: 'Marché de Noël',
    monday: nextWeek,
    shifts: [1, 2, 3, 4, 5].map((day) => [day, '10:00', '18:00', 60, 3] as const),
    siderIds: lyon.slice(0, 1),
    isPosted: true,
  })
  await addDemoMission(await clientOf('bellerive-lyon'), {
    ...atLyon,
    departmentId: shelvesOfLyon,
    jobDescriptionId: jobs.stacker,
    type: 'delegation',
    name: 'Soldes d’hiver',
    monday: addDays(monday, 21),
    shifts: [0, 1, 2].map((day) => [day, '06:00', '12:00', 30, 2] as const),
    isPosted: false,
  })
  await addDemoMission(await clientOf('bellerive-nantes'), {
    ...stacking,
    type: 'delegation',
    name: 'Mise en rayon',
    monday: nextWeek,
    shifts: [0, 1, 2, 3].map((day) => [day, '05:00', '12:00', 30, 2] as const),
    isPosted: true,
  })
  await addDemoMission(await clientOf('bellerive-lille'), {
    ...braderie,
    name: 'Ouverture du dimanche',
    monday: nextWeek,
    shifts: [[6, '10:00', '18:00', 60, 2]],
    siderIds: lille.slice(2, 4),
  })
  await makeDueHours({ services, signal: new AbortController().signal })
  await disputeOneLine(seeding)
  await validateAll(seeding)
}

const hourMs = 3_600_000

/** In Nantes somebody left an hour early, which the shop has said and the Sider has not answered. */
async function disputeOneLine(seeding: Seeding): Promise<void> {
  const client = await signIn(seeding, admin, 'bellerive-nantes')
  const { attendances } = await client(listHours, { query: {} })
  const [line] = attendances
  const planned = line?.history[0]
  if (line === undefined || planned === undefined) return
  await client(disputeHours, {
    params: { id: line.id },
    body: {
      startDate: planned.startDate,
      endDate: instantAfter(instant(planned.endDate), -hourMs),
      breakDates: planned.breaks,
      comment: 'Départ une heure plus tôt, vu avec le chef de rayon.',
    },
  })
}

/** Lille is on time: its hours are validated already. */
async function validateAll(seeding: Seeding): Promise<void> {
  const client = await signIn(seeding, admin, 'bellerive-lille')
  const { attendances } = await client(listHours, { query: {} })
  if (attendances.length === 0) return
  await client(validateHours, { body: { attendanceIds: attendances.map(({ id }) => id) } })
}
