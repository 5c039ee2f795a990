import { describe, expect, it } from 'vitest'
import { demoBase, demoHouse, demoShops, sidersOfDemo } from '../testing/demo-houses.ts'
import { pastOfBellerive } from './demo-bellerive.ts'
import { pastOfEntrepotBoreal } from './demo-entrepot-boreal.ts'
import { pastOfMaisonLumiere } from './demo-maison-lumiere-past.ts'
import { weeksOf } from './company-past.ts'
import { demoSiders } from './people/siders.ts'

const series = [
  ...pastOfMaisonLumiere(sidersOfDemo, demoHouse).series,
  ...pastOfEntrepotBoreal(sidersOfDemo, {
    base: { ...demoBase, type: 'delegation' },
    picker: 'p',
    forklift: 'f',
  }).series,
  ...pastOfBellerive(sidersOfDemo, demoShops).flatMap((company) => company.series),
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
