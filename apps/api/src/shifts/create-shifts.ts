import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { lockMission, refuseSealed } from '../missions/lock-mission.ts'
import type { CommandCall } from '../platform/route.ts'
import { checkShifts } from './check-shifts.ts'
import { followPlanning } from './follow-planning.ts'
import { findShifts, insertShifts } from './shift-queries.ts'
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
  const existing = await findShifts(queries, mission.id)
  const drafts = body.shifts.map(fromWireShift)
  checkShifts(call, drafts, existing, (i) => ['shifts', i])
  const created = await insertShifts(queries, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    posted: mission.status === 'submitted',
    drafts,
  })
  await followPlanning(transaction, mission, [...existing, ...created])
  await transaction.record({
    action: 'mission.addShifts',
    entity: 'mission',
    entityId: mission.id,
    before: null,
    after: { shifts: created },
  })
  return { shifts: created.map(toShift), recurrence: null }
}
