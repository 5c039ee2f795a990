import type { groups } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findOrganisations } from './directory-queries.ts'

type Children = typeof groups.searchChildren
type Organisations = typeof groups.searchOrganisations

export const shortestTerm = 2
/** A program reads the ids of all companies of a group from this list, which the contract bounds. */
const mostOfGroup = 1_000

/** The companies of the caller's group (G-05). */
export async function searchChildren(
  call: ReadCall,
  { query }: Parsed<Children>,
): Promise<Answer<Children>> {
  const { groupId } = sessionOf(call)
  return groupId === null ? [] : search(call, { term: query.q, groupId, limit: mostOfGroup })
}

/** Any organisation for internal staff, the companies of one's group for others (API-48, G-05). */
export async function searchOrganisations(
  call: ReadCall,
  { query }: Parsed<Organisations>,
): Promise<Answer<Organisations>> {
  const { actor, groupId } = sessionOf(call)
  const seesAll = can(actor, 'organisation.searchAll').allowed
  if (folded(query.q).length < shortestTerm || (groupId === null && !seesAll)) return []
  return search(call, { term: query.q, groupId: seesAll ? null : groupId, limit: 20 })
}

async function search(call: ReadCall, wanted: Parameters<typeof findOrganisations>[1]) {
  const found = await findOrganisations(call.queries, wanted)
  return found.map(({ pictureURL, ...each }) => ({
    ...each,
    pictureURL: call.services.fileLinks.link(pictureURL),
  }))
}
