import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { eventTowards, selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findStaffing } from './staffing.ts'
import { makeShifts } from './make-shifts.ts'
import { recordSelection, storeSelection } from './store-selection.ts'

type Move = typeof hiring.moveSelection

/** Internal staff open, stop or reopen the selection of a mission (G-15, decisions §8). */
export async function moveSelection(
  call: CommandCall,
  { params, body: { status } }: Parsed<Move>,
): Promise<Answer<Move>> {
  const { queries, transaction } = call
  const mission = await lockMissionToStaff(call, params.id)
  const { selectionStatus: state, endsAt } = mission
  const moved = transition(selectionMachine, eventTowards(status, state), {
    state,
    agent: sessionOf(call).actor,
    facts: endsAt === null ? null : { now: transaction.now, endsAt },
  })
  const selectionStatus = await storeSelection(transaction, mission, moved)
  await makeShifts(transaction, { ...mission, selectionStatus })
  await recordSelection(transaction, mission, selectionStatus)
  const planning = await findPlanning(queries, mission)
  const { hired, openSlots } = await findStaffing(queries, mission, planning)
  return { id: mission.id, selectionStatus, hiredSidersCount: hired, openSlots }
}
