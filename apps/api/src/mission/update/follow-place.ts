import { onClocksOf } from '@renfort/domain/shift/moved-weeks.ts'
import { findPlanning, followPlanning } from '../../mission-record/mission-planning.ts'
import { placeZone } from '../../mission-record/mission-pricing.ts'
import {
  findMission,
  type MissionRecord,
  saveMission,
} from '../../mission-record/mission-queries.ts'
import { saveShifts } from '../../mission-record/shift-queries.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'

/**
 * The mission after a change of its place: in another time zone, 9:00 stays 9:00. A flexible
 * planning is stored in days and hours, so only its bounds move.
 */
export async function followPlace(
  call: CommandCall,
  before: MissionRecord,
): Promise<MissionRecord> {
  const after = await current(call, before)
  const timeZone = placeZone(after)
  // Missions posted before local times existed stay in Paris time as long as their place does.
  if (timeZone === placeZone(before)) return after
  const { shifts, flexiblePlanning } = await findPlanning(call.queries, after)
  const moved = shifts.map((shift) => onClocksOf(shift, timeZone))
  await saveMission(call.queries, after.id, { time_zone: timeZone })
  saveShifts(call.transaction, moved)
  await followPlanning(
    call.transaction,
    { ...after, timeZone },
    { shifts: moved, flexiblePlanning },
  )
  return current(call, before)
}

async function current(
  { queries }: CommandCall,
  { organisationId, id }: MissionRecord,
): Promise<MissionRecord> {
  const found = await findMission(queries, { organisationId, owner: null, id })
  if (found === undefined) throw notFound()
  return found
}
