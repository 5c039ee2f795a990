import { inParis } from '@renfort/domain/testing/in-paris.ts'
import { withoutCompany } from '../seeds/demo-queries.ts'
import { demoSiders } from '../seeds/people/siders.ts'

const byCompany = Map.groupBy(demoSiders, ({ company }) => company ?? withoutCompany)

/** The Siders of the demo under their keys, by the company that knows them. */
export const sidersOfDemo = new Map(
  [...byCompany].map(([company, people]) => [company, people.map(({ key }) => key)]),
)

export const demoBase = {
  ...inParis,
  managerId: 'm',
  locationId: 'l',
  motiveId: 'r',
  departmentId: 'd',
}

/** The companies of the demo as they are opened, with names for ids. */
export const demoHouse = {
  base: demoBase,
  jobs: { waiter: 'w', bartender: 'b', kitchen: 'k', host: 'h' },
  kitchens: 'd',
  reception: { locationId: 'l', departmentId: 'd' },
  hotel: { locationId: 'l', timeZone: 'Indian/Reunion' },
} as const

export const demoShops = {
  jobs: { cashier: 'c', stacker: 's', adviser: 'a' },
  stores: {
    'bellerive-lyon': { base: demoBase, shelves: 'd' },
    'bellerive-nantes': { base: demoBase, shelves: 'd' },
    'bellerive-lille': { base: demoBase, shelves: 'd' },
  },
} as const
