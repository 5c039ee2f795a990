import { updateJobDescription } from '@renfort/contract/job-description.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { addDemoApplicants } from './demo-applicants.ts'
import { addDemoLogo } from './demo-logos.ts'
import {
  addDemoDepartments,
  addDemoMission,
  addDemoMotive,
  type MissionBase,
} from './demo-missions.ts'
import { addDemoPayment } from './demo-payment.ts'
import { actFor, addJobs, type Seeding, sidersOf, signIn, userOf } from './seeding.ts'

export const admin = 'admin@maison-lumiere.test'
export const organisation = 'maison-lumiere'

/** What the missions of the company share, its jobs and its places. */
export interface MaisonLumiere {
  readonly base: MissionBase
  readonly jobs: {
    readonly waiter: string
    readonly bartender: string
    readonly kitchen: string
    readonly host: string
  }
  readonly kitchens: string
  /** Where receptions take place, and who orders for them. */
  readonly reception: { readonly locationId: string; readonly departmentId: string }
  /** Its hotel in La Réunion. */
  readonly hotel: { readonly locationId: string; readonly timeZone: TimeZone }
}

export async function openMaisonLumiere(seeding: Seeding): Promise<MaisonLumiere> {
  const client = await signIn(seeding, admin, organisation)
  const organisationId = seeding.organisations.ids.get(organisation) ?? ''
  await addDemoLogo(client, organisation, organisationId)
  await addDemoPayment(client, organisationId, seeding.services.localPayment)
  const { locations, jobs } = await addJobs(seeding, client, organisation)
  const [brasserie = '', salle = '', hotel = ''] = locations
  const [waiter = '', bartender = '', kitchen = '', host = ''] = jobs
  const motiveId = await addDemoMotive(client, 'Surcroît d’activité de fin d’année.')
  const [dining = '', kitchens = '', events = ''] = await addDemoDepartments(
    client,
    organisationId,
    [
      ['Salle', 'SAL-10'],
      ['Cuisine', 'CUI-20'],
      ['Réceptions', 'REC-30'],
    ],
  )
  const staff = await actFor(seeding, admin, organisation)
  await staff(updateJobDescription, { params: { id: bartender }, body: { preSelection: true } })
  const managerId = userOf(seeding, 'manager@maison-lumiere.test')
  return {
    base: { timeZone: parisZone, managerId, locationId: brasserie, motiveId, departmentId: dining },
    jobs: { waiter, bartender, kitchen, host },
    kitchens,
    reception: { locationId: salle, departmentId: events },
    hotel: { locationId: hotel, timeZone: 'Indian/Reunion' },
  }
}

/** A mission done, one under way, two to come, one of them overseas, and a draft. */
export async function orderAtMaisonLumiere(
  seeding: Seeding,
  { base, jobs, kitchens, reception, hotel }: MaisonLumiere,
): Promise<void> {
  const team = sidersOf(seeding.siders, organisation)

  seeding.clock.goBack(28)
  const before = await signIn(seeding, admin, organisation)
  await addDemoMission(before, {
    ...base,
    jobDescriptionId: jobs.waiter,
    type: 'gestion',
    name: 'Beaujolais nouveau',
    monday: addDays(seeding.monday, -14),
    shifts: [
      [3, '11:00', '15:00', 0, 2],
      [3, '18:30', '23:30', 30, 2],
      [4, '18:30', '23:30', 30, 3],
    ],
    siderIds: team.slice(0, 4),
    isPosted: true,
  })
  await addDemoMission(before, {
    ...base,
    departmentId: kitchens,
    jobDescriptionId: jobs.kitchen,
    type: 'gestion',
    name: 'Renfort de décembre',
    monday: seeding.monday,
    shifts: [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map(
      (offset) => [offset, '09:00', '15:00', 30, 2] as const,
    ),
    siderIds: team.slice(4, 7),
    isPosted: true,
  })

  seeding.clock.goBack(0)
  const client = await signIn(seeding, admin, organisation)
  const staff = await actFor(seeding, admin, organisation)
  const gala = await addDemoMission(client, {
    ...base,
    ...reception,
    managerId: userOf(seeding, admin),
    jobDescriptionId: jobs.bartender,
    type: 'delegation',
    name: 'Gala de l’opéra',
    monday: addDays(seeding.monday, 7),
    shifts: [
      [4, '18:00', '02:00', 45, 3],
      [5, '18:00', '02:00', 45, 4],
    ],
    siderIds: team.slice(7, 9),
    isPosted: true,
  })
  await addDemoApplicants(seeding, staff, gala, team.slice(9, 12))
  await addDemoMission(client, {
    ...base,
    ...hotel,
    jobDescriptionId: jobs.waiter,
    type: 'delegation',
    name: 'Buffets du Barachois',
    monday: addDays(seeding.monday, 14),
    shifts: [1, 2, 3, 4].flatMap((day) => [
      [day, '11:00', '15:00', 0, 2] as const,
      [day, '18:30', '22:30', 0, 2] as const,
    ]),
    isPosted: true,
  })
  await addDemoMission(client, {
    ...base,
    ...reception,
    jobDescriptionId: jobs.host,
    type: 'delegation',
    name: 'Vœux de la mairie',
    monday: addDays(seeding.monday, 14),
    shifts: [
      [1, '16:00', '22:00', 20, 4],
      [6, '10:00', '16:00', 20, 2],
    ],
    isPosted: false,
  })
}
