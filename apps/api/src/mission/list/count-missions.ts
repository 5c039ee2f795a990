import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { listStatuses } from '@renfort/domain/mission/mission.ts'
import { searchWords } from '../../catalogue/search-words.ts'
import { organisationOf, type ReadCall } from '../../platform/http/route.ts'
import { bringProgressUpToDate } from '../bring-progress-up-to-date.ts'
import { bucketsOf, reachOf, wantedOf } from './list-request.ts'
import { findMissionTotals, type MissionTotals } from './mission-search-queries.ts'

type Count = typeof missions.countMissions

/** The number of missions in each list, with the filters of the lists. */
export async function countMissions(
  call: ReadCall,
  { query }: Parsed<Count>,
): Promise<Answer<Count>> {
  const { totals } = await findUpToDateTotals(call, query)
  const counts = listStatuses.map((status) => {
    const buckets = bucketsOf(wantedOf(call, [status]))
    return [status, buckets.reduce((sum, bucket) => sum + (totals[bucket] ?? 0), 0)]
  })
  return Object.fromEntries(counts)
}

async function findUpToDateTotals(
  call: ReadCall,
  query: Parsed<Count>['query'],
): Promise<MissionTotals> {
  const request = {
    organisationId: organisationOf(call),
    reach: reachOf(call, query),
    ...wantedOf(call),
    words: searchWords(query.q, 'exact'),
    now: call.services.clock.now(),
  }
  const found = await findMissionTotals(call.queries, request)
  if (!found.due) return found
  await bringProgressUpToDate(call, request.organisationId)
  return findMissionTotals(call.queries, request)
}
