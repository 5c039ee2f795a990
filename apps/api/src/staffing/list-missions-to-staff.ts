import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { StaffingStage } from '@renfort/domain/hiring/staffing-stage.ts'
import type { SelectionStatus } from '@renfort/domain/mission/mission.ts'
import { openSelectionStates } from '@renfort/domain/mission/selection-transitions.ts'
import { searchWords } from '../catalogue/search-words.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findQueue } from './queue-queries.ts'
import { toMissionToStaff } from './to-mission-to-staff.ts'

type List = typeof staffing.listMissionsToStaff

const statusesOf: Readonly<Record<StaffingStage, readonly SelectionStatus[]>> = {
  toStaff: openSelectionStates,
  staffed: ['completed'],
  stopped: ['closed'],
}

/**
 * The queue of internal staff: posted missions of all companies, the next to start first; those that
 * look for nobody any more, the last to start first.
 */
export async function listMissionsToStaff(
  call: ReadCall,
  { query: { q, stage, organisationId, limit, offset } }: Parsed<List>,
): Promise<Answer<List>> {
  const now = call.services.clock.now()
  const { rows, total } = await findQueue(call.queries, {
    statuses: statusesOf[stage],
    latestFirst: stage !== 'toStaff',
    organisationId: organisationId ?? null,
    words: searchWords(q, 'exact'),
    now,
    limit,
    offset,
  })
  return { tasks: rows.map((row) => toMissionToStaff(row, call.locale, now)), total, limit, offset }
}
