import type { missions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import { removeMission } from '../mission-record/mission-queries.ts'

/** Only drafts can be deleted (TASK-20, decisions §8). */
export async function deleteMission(
  call: CommandCall,
  { params }: Parsed<typeof missions.deleteMission>,
): Promise<void> {
  const mission = await lockMission(call, params.id, 'mission.delete')
  if (mission.status !== 'draft')
    throw refuse('errors.task.not_a_draft', { status: mission.status })
  await removeMission(call.queries, mission.id)
  await call.transaction.record({
    action: 'mission.delete',
    entity: 'mission',
    entityId: mission.id,
    before: mission,
    after: null,
  })
}
