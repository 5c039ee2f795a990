import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { searchedPerson } from '@renfort/domain/worker/candidate-search.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { candidateReach } from './candidate-reach.ts'
import { findCandidates } from './candidate-queries.ts'

type List = typeof workers.listCandidates

/** A page of the company's Siders, then its network's, as they are searched and filtered. */
export async function listCandidates(
  call: ReadCall,
  { params, query }: Parsed<List>,
): Promise<Answer<List>> {
  const { limit, offset, source = null } = query
  const { rows, totals } = await findCandidates(
    call.queries,
    await candidateReach(call, params.id),
    {
      person: searchedPerson(query.q),
      source,
      isRecommended: query.isRecommended,
      workedForUs: query.workedForUs,
      jobTypeId: query.jobTypeId ?? null,
      maxDistance: query.maxDistance ?? null,
      ids: query.ids ?? null,
      now: call.services.clock.now(),
      limit,
      offset,
    },
  )
  const siders = rows.map(({ jobTitleIds, pictureUrl, lastJobTitleId, lastWorkedAt, ...row }) => ({
    ...row,
    lastMission:
      lastJobTitleId === null || lastWorkedAt === null
        ? null
        : { jobTitle: namedTitle(lastJobTitleId, call.locale), date: localDateOf(lastWorkedAt) },
    pictureUrl: call.services.fileLinks.link(pictureUrl),
    jobTypes: jobTitleIds.map((id) => namedTitle(id, call.locale)),
  }))
  const total = source === null ? totals.organisation + totals.network : totals[source]
  return { siders, total, totals, limit, offset }
}
