import { admin, type MaisonLumiere, organisation } from './demo-maison-lumiere.ts'
import type { CompanyPast, Series } from './company-past.ts'
import { withoutCompany } from './demo-queries.ts'
import { networkKeys, type Seeding, sidersOf } from './seeding.ts'

/** A brasserie: two teams for the weekends, lunches, the kitchen, and receptions with others. */
export function pastOfMaisonLumiere(siders: Seeding['siders'], house: MaisonLumiere): CompanyPast {
  return {
    organisation,
    admin,
    series: [...ofTheBrasserie(siders, house), ...ofReceptions(siders, house)],
  }
}

function ofTheBrasserie(
  siders: Seeding['siders'],
  { base, jobs, kitchens }: MaisonLumiere,
): Series[] {
  const team = sidersOf(siders, organisation)
  const service = { ...base, type: 'gestion', jobDescriptionId: jobs.waiter } as const
  const weekend = (siderIds: readonly string[], from: number): Series => ({
    ...service,
    name: 'Service du week-end',
    shifts: [
      [4, '18:30', '23:30', 30, 2],
      [5, '18:30', '23:30', 30, siderIds.length],
    ],
    siderIds,
    every: 2,
    from,
  })
  return [
    weekend(team.slice(0, 3), 0),
    weekend(team.slice(3, 7), 1),
    {
      ...service,
      name: 'Renfort du midi',
      shifts: [0, 1, 2, 3, 4].map((day) => [day, '11:00', '15:00', 20, 2] as const),
      siderIds: team.slice(17, 19),
      every: 8,
      from: 1,
    },
    {
      ...service,
      name: 'Brunch',
      shifts: [[6, '09:00', '15:30', 30, 3]],
      siderIds: team.slice(19),
      every: 16,
      from: 2,
    },
    {
      ...service,
      departmentId: kitchens,
      jobDescriptionId: jobs.kitchen,
      name: 'Mise en place',
      shifts: [0, 1, 2].map((day) => [day, '08:00', '14:00', 30, 3] as const),
      siderIds: team.slice(7, 10),
      every: 8,
      from: 3,
    },
  ]
}

function ofReceptions(
  siders: Seeding['siders'],
  { base, jobs, reception }: MaisonLumiere,
): Series[] {
  const team = sidersOf(siders, organisation)
  const others = sidersOf(siders, withoutCompany)
  const ofTheNetwork = sidersOf(siders, ...networkKeys)
  const refused = team[7]
  const evening = (hired: readonly string[], from: number): Series => ({
    ...base,
    ...reception,
    type: 'delegation',
    jobDescriptionId: jobs.bartender,
    name: 'Soirée privée',
    shifts: [[4, '18:00', '02:00', 45, hired.length]],
    every: 16,
    from,
    hired,
    ...(refused === undefined ? {} : { refused }),
  })
  const seminar = (hired: readonly string[], from: number): Series => ({
    ...base,
    ...reception,
    type: 'delegation',
    jobDescriptionId: jobs.host,
    name: 'Séminaire',
    shifts: [1, 2].map((day) => [day, '08:00', '17:00', 60, hired.length] as const),
    every: 12,
    from,
    hired,
  })
  return [
    evening(team.slice(10, 13), 0),
    evening(others.slice(0, 3), 4),
    evening(others.slice(3, 6), 8),
    evening(ofTheNetwork.slice(0, 4), 12),
    seminar(team.slice(13, 17), 2),
    seminar(ofTheNetwork.slice(4, 8), 8),
  ]
}
