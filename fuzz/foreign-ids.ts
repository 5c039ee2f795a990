import fc from 'fast-check'
import { someId, tablesFor } from './ids.ts'
import type { World } from './world.ts'

const owner = fc.constantFrom('vault', 'vault', 'otherSister', 'sister', 'group', 'own')

/** An id that another company owns, for the field of that name. */
export const foreignId = fc
  .tuple(owner, someId)
  .map(([name, idOf]) => ({ companies }: World, field: string): string => {
    const ids = companies.get(name)?.ids
    return ids === undefined ? '' : idOf(ids, tablesFor(field, ids))
  })
