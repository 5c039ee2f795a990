import type { flexiblePlanning } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { readMissionRecord } from '../mission-record/read-mission-record.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { toFlexiblePlanning } from './to-flexible-planning.ts'

type Read = typeof flexiblePlanning.readFlexiblePlanning

export async function readFlexiblePlanning(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const mission = await readMissionRecord(call, params.taskId)
  const planning = await findFlexiblePlanning(call.queries, mission.id)
  return planning === null ? null : toFlexiblePlanning(planning)
}
