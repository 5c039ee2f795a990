import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { followPlanning } from '../missions/follow-planning.ts'
import { lockMission, refuseSealed } from '../missions/lock-mission.ts'
import { findPlanning } from '../missions/mission-planning.ts'
import { refuse } from '../platform/refusal.ts'
import type { CommandCall } from '../platform/route.ts'
import { checkShifts } from './check-shifts.ts'
import { insertShifts } from './shift-queries.ts'
import { fromWireShift, toShift } from './to-shift.ts'

type Create = typeof shifts.createShifts

/** Adds shifts to a mission, all or none (G-14). */
export async function createShifts(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const mission = await lockMission(call, params.taskId, 'mission.edit')
  refuseSealed('planning', mission)
  const { shifts: existing, flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning !== null) throw refuse('errors.task.planning_exists')
  const drafts = body.shifts.map(fromWireShift)
  checkShifts(call, drafts, existing, (i) => ['shifts', i])
  const created = await insertShifts(queries, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    posted: mission.status === 'submitted',
    drafts,
  })
  await followPlanning(transaction, mission, {
    shifts: [...existing, ...created],
    flexiblePlanning: null,
  })
  await transaction.record({
    action: 'mission.addShifts',
    entity: 'mission',
    entityId: mission.id,
    before: null,
    after: { shifts: created },
  })
  return { shifts: created.map(toShift), recurrence: null }
}
