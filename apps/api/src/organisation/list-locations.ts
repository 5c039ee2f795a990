import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { findFavouriteLocations } from './location-queries.ts'
import { toLocation } from './to-location.ts'

type List = typeof organisation.listLocations

export async function listLocations(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const rows = await findFavouriteLocations(call.queries, ownOrganisation(call, params.id))
  const compare = alphabetical(call.locale)
  return rows.sort((a, b) => compare(a.title, b.title)).map((row) => toLocation(row))
}
