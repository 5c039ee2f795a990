import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { typedForms } from '@renfort/domain/kernel/searched.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findSidersByName } from './sider-queries.ts'

type Search = typeof workers.searchWorkers

const fewestCharacters = 2
const limit = 20

/** Searches Siders by first and last names in any order; accents and case do not count (G-35). */
export async function searchSiders(
  call: ReadCall,
  { query }: Parsed<Search>,
): Promise<Answer<Search>> {
  const organisationId = organisationOf(call)
  if (folded(query.q).length < fewestCharacters) return []
  const found = { organisationId, words: typedForms(query.q), limit }
  return [...(await findSidersByName(call.queries, found))]
}
