import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { searchedPerson } from '@renfort/domain/worker/candidate-search.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { candidateReach } from './candidate-reach.ts'
import { findBusy } from './busy-queries.ts'
import { findCandidates } from './candidate-queries.ts'
import { findWorkedHere } from './worked-here.ts'

type List = typeof workers.listCandidates

/** A page of the company's Siders, then its network's, as they are searched and filtered. */
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
  const siderIds = rows.map(({ id }) => id)
  const { organisationId, missionId } = reach
  const [workedHere, busy] = await Promise.all([
    findWorkedHere(call, organisationId, siderIds),
    findBusy(call.queries, { organisationId, missionId, siderIds }),
  ])
  const siders = rows.map(({ jobTitleIds, pictureUrl, ...row }) => ({
    ...row,
    ...workedHere(row.id),
    busy: (busy.get(row.id) ?? []).map(({ startDate, endDate }) => ({ startDate, endDate })),
    pictureUrl: call.services.fileLinks.link(pictureUrl),
    jobTypes: jobTitleIds.map((id) => namedTitle(id, call.locale)),
  }))
  const total = source === null ? totals.organisation + totals.network : totals[source]
  return { siders, total, totals, limit, offset }
}
