import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { removalOf } from '@renfort/domain/hiring/removal.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/worker/selection.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { countApproved } from '../mission-record/pre-selection-queries.ts'
import { saveMission } from '../mission-record/save-mission-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findHired, findSiderNames } from './hire-queries.ts'
import { hireWanted } from './hire-wanted.ts'
import { cancelContract, storeRemoval } from './removal-queries.ts'
import { findStaffing, type StaffedMission } from './staffing.ts'
import { storeSelection } from './store-selection.ts'

type Remove = typeof hiring.removeHire

/** Takes a Sider off shifts that are to come; with a replacement, both happen or neither. */
export async function removeHire(
  call: CommandCall,
  { params, body }: Parsed<Remove>,
): Promise<Answer<Remove>> {
  const { queries, transaction } = call
  const mission = await lockMissionToStaff(call, params.id)
  const planning = await findPlanning(queries, mission)
  const shiftIds = await leftShifts(call, mission, { planning, body })
  await storeRemoval(queries, mission, {
    siderId: body.siderId,
    shiftIds,
    replacementId: body.replacementId ?? null,
    reason: body.reason,
    comment: body.comment || null,
    removedBy: sessionOf(call).userId,
    removedAt: transaction.now,
  })
  const staffed = await followRemoval(call, mission, { planning, siderId: body.siderId })
  await transaction.record({
    action: 'mission.removeHire',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: {
      selectionStatus: mission.selectionStatus,
      hiredSidersCount: mission.hiredSidersCount,
    },
    after: {
      selectionStatus: staffed.selectionStatus,
      hiredSidersCount: staffed.hiredSidersCount,
      siderId: body.siderId,
      shiftIds,
      reason: body.reason,
    },
  })
  if (body.replacementId === undefined) return staffed
  const { batchId: _, ...replaced } = await hireWanted(
    transaction,
    { ...mission, ...staffed },
    {
      agent: sessionOf(call).actor,
      assignments: [
        { siderId: body.replacementId, ...(shiftIds.length === 0 ? {} : { shiftIds }) },
      ],
      reason: body.hiringReason || null,
    },
  )
  return replaced
}

/** The shifts that the Sider leaves, none where they leave a whole flexible planning. */
async function leftShifts(
  { queries, transaction }: CommandCall,
  mission: MissionRecord,
  { planning, body }: { readonly planning: MissionPlanning; readonly body: Parsed<Remove>['body'] },
): Promise<readonly string[]> {
  const { siderId, shiftIds } = body
  const sider = (await findSiderNames(queries, [siderId])).get(siderId) ?? ''
  if (planning.flexiblePlanning !== null) {
    const isHired = (await findHired(queries, mission.id)).includes(siderId)
    if (!isHired) throw refuse('errors.hiring.not_hired', { siderId, sider })
    return []
  }
  const assignments = await findAssignments(queries, mission.id)
  const own = planning.shifts.filter(({ id }) => assignments.get(id)?.includes(siderId))
  const removal = removalOf(own, shiftIds, transaction.now)
  if ('shiftIds' in removal) return removal.shiftIds
  throw refuse(removal.refusal.key, { siderId, sider, ...removal.refusal.params })
}

/** Moves the selection in the transaction of the removal; who has nothing left has no contract. */
async function followRemoval(
  call: CommandCall,
  mission: MissionRecord,
  { planning, siderId }: { readonly planning: MissionPlanning; readonly siderId: string },
): Promise<StaffedMission> {
  const { queries, transaction } = call
  const left = [...(await findAssignments(queries, mission.id)).values()].flat()
  if (!left.includes(siderId)) await cancelContract(queries, mission, siderId, transaction.now)
  const { hired, openSlots } = await findStaffing(queries, mission, planning)
  await saveMission(queries, mission.id, { hired_siders_count: hired })
  const moved = transition(selectionMachine, 'removeHire', {
    state: mission.selectionStatus,
    agent: sessionOf(call).actor,
    facts: {
      hired,
      approved: await countApproved(queries, mission.id),
      slotsNeeded: slotsNeeded(placesOf(planning)),
      isStopped: mission.selectionStatus === 'closed',
    },
  })
  const selectionStatus = await storeSelection(transaction, mission, moved)
  return { id: mission.id, selectionStatus, hiredSidersCount: hired, openSlots }
}
