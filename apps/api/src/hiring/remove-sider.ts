import type { Agent } from '@renfort/domain/access/agent.ts'
import { type RemovalReason, removalOf } from '@renfort/domain/hiring/removal.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { cancelContract } from '../contract/contract-queries.ts'
import { renewPapers } from '../contract/follow-hires.ts'
import { writeEvents } from '../event/write-events.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import { countApproved } from '../mission-record/pre-selection-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import { findHired, findSiderNames } from './hire-queries.ts'
import { openToOthers } from './open-to-others.ts'
import { declineRequest, storeRemoval } from './removal-queries.ts'
import { findStaffing, type StaffedMission } from './staffing.ts'
import { storeSelection } from './store-selection.ts'

interface RemovalOrder {
  /** Who removes: staff, the product itself, or the Sider who does not come. */
  readonly agent: Agent
  readonly siderId: string
  /** All future shifts when absent. */
  readonly shiftIds: readonly string[] | undefined
  readonly reason: RemovalReason
  readonly comment: string | null
  /** The Sider hired in their place in the same transaction. */
  readonly replacementId: string | null
  readonly removedBy: string | null
}

interface Removed {
  readonly staffed: StaffedMission
  /** Empty where they have left a whole flexible planning. */
  readonly shiftIds: readonly string[]
}

/** Removes a Sider from future shifts of a mission whose row is locked, and moves its selection. */
export async function removeSider(
  transaction: Transaction,
  mission: MissionRecord,
  { agent, siderId, shiftIds: wanted, ...removal }: RemovalOrder,
): Promise<Removed> {
  const { queries, now } = transaction
  const planning = await findPlanning(queries, mission)
  const leaving = { planning, siderId, isWhole: planning.flexiblePlanning !== null }
  const shiftIds = await leftShifts(transaction, mission, { ...leaving, wanted })
  const { isWhole } = leaving
  await storeRemoval(queries, mission, { siderId, shiftIds, isWhole, ...removal, removedAt: now })
  const staffed = await followRemoval(transaction, mission, { ...leaving, agent })
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
      siderId,
      shiftIds,
      reason: removal.reason,
    },
  })
  writeEvents(transaction, [
    {
      kind: 'sider.removed',
      organisationId: mission.organisationId,
      subject: mission.id,
      data: {
        missionId: mission.id,
        siderId,
        shiftIds: [...shiftIds],
        reason: removal.reason,
      },
    },
  ])
  return { staffed, shiftIds: isWhole ? [] : shiftIds }
}

interface Leaving {
  readonly planning: MissionPlanning
  readonly siderId: string
  /** A Sider who leaves a flexible planning leaves all of it. */
  readonly isWhole: boolean
}

async function leftShifts(
  { queries, now }: Transaction,
  mission: MissionRecord,
  {
    planning,
    siderId,
    isWhole,
    wanted,
  }: Leaving & { readonly wanted: readonly string[] | undefined },
): Promise<readonly string[]> {
  const sider = (await findSiderNames(queries, [siderId])).get(siderId) ?? ''
  const assignments = await findAssignments(queries, mission.id)
  const own = planning.shifts.filter(({ id }) => assignments.get(id)?.includes(siderId))
  if (isWhole) {
    const isHired = (await findHired(queries, mission.id)).includes(siderId)
    if (!isHired) throw refuse('errors.hiring.not_hired', { siderId, sider })
    if (wanted !== undefined) {
      throw invalidInput(
        wanted.map((_, i) => issue(['shiftIds', i], 'errors.field.unknown_choice')),
      )
    }
    return own.filter(({ endsAt }) => compareInstants(endsAt, now) > 0).map(({ id }) => id)
  }
  const removal = removalOf(own, wanted, now)
  if ('shiftIds' in removal) return removal.shiftIds
  throw refuse(removal.refusal.key, { siderId, sider, ...removal.refusal.params })
}

/** A Sider without shifts of the mission has no contract for it any more. */
async function followRemoval(
  transaction: Transaction,
  mission: MissionRecord,
  { planning, siderId, isWhole, agent }: Leaving & { readonly agent: Agent },
): Promise<StaffedMission> {
  const { queries } = transaction
  const { id: missionId, organisationId } = mission
  const left = [...(await findAssignments(queries, mission.id)).values()].flat()
  if (isWhole || !left.includes(siderId)) {
    await cancelContract(queries, { missionId, siderId }, transaction.now)
    await declineRequest(queries, mission, siderId)
    await openToOthers(queries, mission)
  }
  await renewPapers(transaction, { organisationId, missionId, siderIds: [siderId] })
  const { hired, openSlots } = await findStaffing(queries, mission, planning)
  await saveMission(queries, mission.id, { hired_siders_count: hired })
  const moved = transition(selectionMachine, 'removeHire', {
    state: mission.selectionStatus,
    agent,
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
