import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { searchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { candidateReach } from './candidate-reach.ts'
import { findCandidates } from './candidate-queries.ts'
import { siderRecords } from './sider-records.ts'

type List = typeof workers.listCandidates

/** A page of the candidates that match the filters: the company's Siders, then its network's. */
export async function listCandidates(
  call: ReadCall,
  { params, query }: Parsed<List>,
): Promise<Answer<List>> {
  const { limit, offset, source = null } = query
  const reach = await candidateReach(call, params.id)
  const { rows, totals } = await findCandidates(call.queries, reach, {
    person: searchedPerson(query.q),
    source,
    isRecommended: query.isRecommended,
    workedForUs: query.workedForUs,
    jobTypeId: query.jobTypeId ?? null,
    maxDistance: query.maxDistance ?? null,
    ids: query.ids ?? null,
    limit,
    offset,
  })
  const recordOf = await siderRecords(
    call,
    reach,
    rows.map(({ id }) => id),
  )
  const siders = rows.map(({ jobTitleIds, experiences, pictureUrl, ...row }) => ({
    ...row,
    ...recordOf({ siderId: row.id, jobTitleIds, experiences }),
    pictureUrl: call.services.fileLinks.link(pictureUrl),
  }))
  const total = source === null ? totals.organisation + totals.network : totals[source]
  return { siders, total, totals, limit, offset }
}
