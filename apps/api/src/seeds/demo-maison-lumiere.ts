import { updateJobDescription } from '@renfort/contract/job-description.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import { addDemoApplicants } from './demo-applicants.ts'
import { addDemoLogo } from './demo-logos.ts'
import { addDemoDepartments, addDemoMission, addDemoMotive } from './demo-missions.ts'
import { addDemoPayment } from './demo-payment.ts'
import { actFor, addJobs, type Seeding, signIn, userOf } from './seeding.ts'

const admin = 'admin@maison-lumiere.test'

/** The complete company: a mission done, one under way, one to come and a draft. */
export async function seedMaisonLumiere(seeding: Seeding): Promise<void> {
  const client = await signIn(seeding, admin, 'maison-lumiere')
  const organisationId = seeding.organisations.ids.get('maison-lumiere') ?? ''
  await addDemoLogo(client, 'maison-lumiere', organisationId)
  await addDemoPayment(client, organisationId, seeding.services.localPayment)
  const { locations, jobs } = await addJobs(seeding, client, 'maison-lumiere')
  const managerId = userOf(seeding, 'manager@maison-lumiere.test')
  const adminId = userOf(seeding, admin)
  const [brasserie = '', salle = ''] = locations
  const [waiter = '', bartender = '', kitchen = '', host = ''] = jobs
  const team = seeding.siders.get('maison-lumiere') ?? []

  seeding.clock.goBack(28)
  const before = await signIn(seeding, admin, 'maison-lumiere')
  const motiveId = await addDemoMotive(before, 'Surcroît d’activité de fin d’année.')
  const [dining = '', kitchens = '', events = ''] = await addDemoDepartments(
    before,
    organisationId,
    [
      ['Salle', 'SAL-10'],
      ['Cuisine', 'CUI-20'],
      ['Réceptions', 'REC-30'],
    ],
  )
  const base = { managerId, locationId: brasserie, motiveId, departmentId: dining }
  await addDemoMission(before, {
    ...base,
    jobDescriptionId: waiter,
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
    jobDescriptionId: kitchen,
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
  const staff = await actFor(seeding, admin, 'maison-lumiere')
  await staff(updateJobDescription, { params: { id: bartender }, body: { preSelection: true } })
  const gala = await addDemoMission(client, {
    ...base,
    managerId: adminId,
    locationId: salle,
    departmentId: events,
    jobDescriptionId: bartender,
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
    locationId: salle,
    departmentId: events,
    jobDescriptionId: host,
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
