import { describe, expect, it } from 'vitest'
import { pastOfBellerive } from './demo-bellerive.ts'
import { pastOfEntrepotBoreal } from './demo-entrepot-boreal.ts'
import { pastOfMaisonLumiere } from './demo-maison-lumiere-past.ts'
import { weeksOf } from './company-past.ts'
import { withoutCompany } from './demo-queries.ts'
import { demoSiders } from './people/siders.ts'
import { inParis } from '@renfort/domain/testing/in-paris.ts'

const byCompany = Map.groupBy(demoSiders, ({ company }) => company ?? withoutCompany)
const siders = new Map(
  [...byCompany].map(([company, people]) => [company, people.map(({ key }) => key)]),
)
const base = { ...inParis, managerId: 'm', locationId: 'l', motiveId: 'r', departmentId: 'd' }
const series = [
  ...pastOfMaisonLumiere(siders, {
    base,
    jobs: { waiter: 'w', bartender: 'b', kitchen: 'k', host: 'h' },
    kitchens: 'd',
    reception: { locationId: 'l', departmentId: 'd' },
    hotel: { locationId: 'l', timeZone: 'Indian/Reunion' },
  }).series,
  ...pastOfEntrepotBoreal(siders, {
    base: { ...base, type: 'delegation' },
    picker: 'p',
    forklift: 'f',
  }).series,
  ...pastOfBellerive(siders, {
    jobs: { cashier: 'c', stacker: 's', adviser: 'a' },
    stores: {
      'bellerive-lyon': { base, shelves: 'd' },
      'bellerive-nantes': { base, shelves: 'd' },
      'bellerive-lille': { base, shelves: 'd' },
    },
  }).flatMap((company) => company.series),
].map((each) => ({ ...each, people: each.hired ?? each.siderIds ?? [] }))

describe('the past of the demo', () => {
  it('is a hundred and fifty missions over sixteen months, with every Sider at work', () => {
    const weeks = series.flatMap(weeksOf)
    expect(weeks.length).toBeGreaterThanOrEqual(150)
    expect(Math.max(...weeks)).toBeGreaterThanOrEqual(69)
    expect(new Set(series.flatMap(({ people }) => people)).size).toBe(demoSiders.length)
  })

  it('has people for every slot, and nobody in two missions of one week', () => {
    for (const { people, shifts } of series) {
      expect(people).toHaveLength(Math.max(...shifts.map(([, , , , slots]) => slots)))
    }
    const places = series.flatMap((each) =>
      weeksOf(each).flatMap((week) => each.people.map((person) => `${week} ${person}`)),
    )
    expect(new Set(places).size).toBe(places.length)
  })

  it('has applicants who are refused, and others who are hired', () => {
    const selections = series.filter(({ refused }) => refused !== undefined)
    expect(selections).not.toEqual([])
    for (const { refused, hired } of selections) expect(hired).not.toContain(refused)
  })
})
