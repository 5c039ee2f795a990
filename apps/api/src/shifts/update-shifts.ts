import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { followPlanning } from '../missions/follow-planning.ts'
import { lockMission, refuseSealed } from '../missions/lock-mission.ts'
import { notFound } from '../platform/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/route.ts'
import { checkShifts } from './check-shifts.ts'
import { findMissionOfShift, findShifts, saveShifts, type StoredShift } from './shift-queries.ts'
import { fromWireShift, toShift, type WireShift } from './to-shift.ts'

type UpdateMany = typeof shifts.updateShifts
type UpdateOne = typeof shifts.updateShift

/** Changes several shifts of one mission, all or none. */
export async function updateShifts(
  call: CommandCall,
  { params, body }: Parsed<UpdateMany>,
): Promise<Answer<UpdateMany>> {
  const updated = await changeShifts(call, params.taskId, body.shifts, (i) => ['shifts', i])
  return { shifts: updated.map(toShift) }
}

export async function updateShift(
  call: CommandCall,
  { params, body }: Parsed<UpdateOne>,
): Promise<Answer<UpdateOne>> {
  const missionId = await findMissionOfShift(call.queries, organisationOf(call), params.id)
  if (missionId === null) throw notFound()
  const updated = await changeShifts(call, missionId, [{ id: params.id, ...body }], () => [])
  return { shifts: updated.map(toShift) }
}

async function changeShifts(
  call: CommandCall,
  missionId: string,
  wire: readonly (WireShift & { readonly id: string })[],
  pathOf: (index: number) => Issue['path'],
): Promise<StoredShift[]> {
  const { transaction, queries } = call
  const mission = await lockMission(call, missionId, 'mission.edit')
  const existing = await findShifts(queries, mission.id)
  const byId = new Map(existing.map((shift) => [shift.id, shift]))
  const updated = wire.map(({ id, ...fields }) => {
    const shift = byId.get(id.toLowerCase())
    if (shift === undefined) throw notFound()
    return { ...shift, ...fromWireShift(fields) }
  })
  refuseSealed('planning', mission)
  const changed = new Set(updated.map((shift) => shift.id))
  const others = existing.filter((shift) => !changed.has(shift.id))
  checkShifts(call, updated, others, pathOf)
  await saveShifts(queries, updated)
  await followPlanning(transaction, mission, {
    shifts: [...others, ...updated],
    flexiblePlanning: null,
  })
  await transaction.record({
    action: 'mission.changeShifts',
    entity: 'mission',
    entityId: mission.id,
    before: { shifts: existing.filter((shift) => changed.has(shift.id)) },
    after: { shifts: updated },
  })
  return updated
}
