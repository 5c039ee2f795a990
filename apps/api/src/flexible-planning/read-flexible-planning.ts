import type { flexiblePlanning } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { findFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { toFlexiblePlanning } from './to-flexible-planning.ts'

type Read = typeof flexiblePlanning.readFlexiblePlanning

export async function readFlexiblePlanning(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const mission = await findMission(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'mission.read'),
    id: params.taskId,
  })
  if (mission === undefined) throw notFound()
  const planning = await findFlexiblePlanning(call.queries, mission.id)
  return planning === null ? null : toFlexiblePlanning(planning)
}
