import type { shifts } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { followPlanning } from '../missions/follow-planning.ts'
import { lockMission, refuseSealed } from '../missions/lock-mission.ts'
import { invalidInput, notFound } from '../platform/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/route.ts'
import { findMissionOfShift, findShifts, removeShifts } from './shift-queries.ts'

export async function deleteShift(
  call: CommandCall,
  { params }: Parsed<typeof shifts.deleteShift>,
): Promise<void> {
  await deleteAll(call, [params.id])
}

/** Deletes shifts of one mission, all or none; one that is not there refuses the others. */
export async function deleteShifts(
  call: CommandCall,
  { query, body }: Parsed<typeof shifts.deleteShifts>,
): Promise<void> {
  const ids = body.ids ?? query.ids
  if (ids === undefined) throw invalidInput([issue(['ids'], 'errors.field.required')])
  await deleteAll(call, ids)
}

async function deleteAll(call: CommandCall, wireIds: readonly string[]): Promise<void> {
  const { transaction, queries } = call
  const ids = new Set(wireIds.map((id) => id.toLowerCase()))
  const [first] = ids
  const missionId = first && (await findMissionOfShift(queries, organisationOf(call), first))
  if (!missionId) throw notFound()
  const mission = await lockMission(call, missionId, 'mission.edit')
  const existing = await findShifts(queries, mission.id)
  const removed = existing.filter((shift) => ids.has(shift.id))
  if (removed.length !== ids.size) throw notFound()
  refuseSealed('planning', mission)
  await removeShifts(queries, [...ids])
  await followPlanning(transaction, mission, {
    shifts: existing.filter((shift) => !ids.has(shift.id)),
    flexiblePlanning: null,
  })
  await transaction.record({
    action: 'mission.removeShifts',
    entity: 'mission',
    entityId: mission.id,
    before: { shifts: removed },
    after: null,
  })
}
