import { someId } from './draft.ts'
import type { Random } from './random.ts'
import type { CompanyName, World } from './world.ts'

const others: readonly [CompanyName, ...CompanyName[]] = [
  'vault',
  'vault',
  'otherSister',
  'sister',
  'group',
  'own',
]

/** An id that another company owns. */
export function foreignId({ companies }: World, field: string, random: Random): string {
  const company = companies.get(random.pick(others))
  return company === undefined ? '' : someId(company, field, random)
}
