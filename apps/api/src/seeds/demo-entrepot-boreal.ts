import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { addDemoLogo } from './demo-logos.ts'
import {
  addDemoDepartments,
  addDemoMission,
  addDemoMotive,
  type MissionBase,
} from './demo-missions.ts'
import type { CompanyPast } from './company-past.ts'
import { withoutCompany } from './demo-queries.ts'
import { addJobs, networkKeys, type Seeding, sidersOf, signIn, userOf } from './seeding.ts'

const admin = 'admin@entrepot-boreal.test'
const organisation = 'entrepot-boreal'

/** What the missions of the company share, and its jobs. */
export interface EntrepotBoreal {
  readonly base: MissionBase & { readonly type: 'delegation' }
  readonly picker: string
  readonly forklift: string
}

export async function openEntrepotBoreal(seeding: Seeding): Promise<EntrepotBoreal> {
  const client = await signIn(seeding, admin, organisation)
  const organisationId = seeding.organisations.ids.get(organisation) ?? ''
  await addDemoLogo(client, organisation, organisationId)
  const { locations, jobs } = await addJobs(seeding, client, organisation)
  const [departmentId = ''] = await addDemoDepartments(client, organisationId, [
    ['Entrepôt', 'LOG-1'],
  ])
  const base = {
    type: 'delegation',
    timeZone: parisZone,
    managerId: userOf(seeding, admin),
    locationId: locations[0] ?? '',
    motiveId: await addDemoMotive(client, 'Pic de commandes avant les fêtes.'),
    departmentId,
  } as const
  const [picker = '', forklift = ''] = jobs
  return { base, picker, forklift }
}

/** Four teams, each for one week of eight. */
export function pastOfEntrepotBoreal(
  siders: Seeding['siders'],
  { base, picker, forklift }: EntrepotBoreal,
): CompanyPast {
  const team = sidersOf(siders, organisation)
  const others = sidersOf(siders, withoutCompany)
  const ofTheNetwork = sidersOf(siders, ...networkKeys)
  const days = (start: string, end: string, breakMinutes: number, slots: number) =>
    [0, 1, 2, 3, 4].map((day) => [day, start, end, breakMinutes, slots] as const)
  const picking = { ...base, jobDescriptionId: picker, every: 8 }
  return {
    organisation,
    admin,
    series: [
      {
        ...picking,
        name: 'Préparation de commandes',
        shifts: days('06:00', '13:30', 30, 6),
        from: 1,
        hired: team.slice(0, 6),
      },
      {
        ...picking,
        name: 'Commandes, après-midi',
        shifts: days('13:30', '21:00', 30, 5),
        from: 5,
        hired: others.slice(6),
      },
      {
        ...picking,
        name: 'Inventaire',
        shifts: days('08:00', '16:00', 60, 5),
        from: 7,
        hired: ofTheNetwork.slice(8),
      },
      {
        ...base,
        jobDescriptionId: forklift,
        name: 'Quais de nuit',
        shifts: days('21:00', '05:00', 45, 8),
        every: 8,
        from: 3,
        hired: team.slice(6),
      },
    ],
  }
}

/** A mission under way, whose hours of these days a newcomer can send in a file, and one to come. */
export async function orderAtEntrepotBoreal(
  seeding: Seeding,
  { base, picker, forklift }: EntrepotBoreal,
): Promise<void> {
  seeding.clock.goBack(21)
  await addDemoMission(await signIn(seeding, admin, organisation), {
    ...base,
    type: 'gestion',
    jobDescriptionId: picker,
    name: 'Renfort des fêtes',
    monday: addDays(seeding.monday, -7),
    shifts: [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map(
      (offset) => [offset, '06:00', '13:30', 30, 4] as const,
    ),
    siderIds: sidersOf(seeding.siders, organisation).slice(0, 4),
    isPosted: true,
  })

  seeding.clock.goBack(0)
  const client = await signIn(seeding, admin, organisation)
  await addDemoMission(client, {
    ...base,
    jobDescriptionId: forklift,
    name: null,
    monday: addDays(seeding.monday, 7),
    shifts: [0, 1, 2, 3, 4].map((offset) => [offset, '21:00', '05:00', 45, 6] as const),
    isPosted: true,
  })
}
