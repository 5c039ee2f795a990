import type { Agent } from '@renfort/domain/access/agent.ts'
import type { Obstacle } from '@renfort/domain/hiring/obstacle.ts'
import {
  placeHires,
  placeOnFlexible,
  type Placing,
  type WantedHire,
} from '@renfort/domain/hiring/place-hires.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { refusalOf, transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { countApproved } from '../mission-record/pre-selection-queries.ts'
import { findRequestedSiders } from '../mission-record/requested-sider-queries.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import { findHired, findRefused, findSiderNames } from './hire-queries.ts'
import { hire } from './hire.ts'
import { findStaffing, type StaffedMission } from './staffing.ts'
import { storeSelection } from './store-selection.ts'

interface HireOrder {
  /** Who hires: staff, or the product itself. */
  readonly agent: Agent
  readonly assignments: readonly WantedHire[]
  /** The reason for hiring although the product's rules warn. */
  readonly reason: string | null
}

/** Hires Siders for a mission whose row is locked, all or nobody, and moves its selection (decisions §8). */
export async function hireWanted(
  transaction: Transaction,
  mission: MissionRecord,
  { agent, assignments, reason }: HireOrder,
): Promise<StaffedMission & { readonly batchId: string | null }> {
  const { queries } = transaction
  refuseOutsideSelection(mission, agent)
  const planning = await findPlanning(queries, mission)
  const names = await findSiderNames(
    queries,
    assignments.map(({ siderId }) => siderId),
  )
  refuseUnknown(planning, assignments, names)
  const unwanted = await unwantedIn(queries, mission)
  for (const { siderId } of assignments) {
    const key = unwanted(siderId)
    if (key !== null) throw refuse(key, { siderId, sider: names.get(siderId) ?? '' })
  }
  const hires = await placed(transaction, mission, { planning, assignments, names })
  const siderIds = [...new Set(assignments.map(({ siderId }) => siderId))]
  const { batchId, warnings } = await hire(transaction, {
    mission,
    planning,
    siderIds,
    hires,
    reason,
    accepted: false,
  })
  const staffed = await followHires(transaction, mission, { planning, agent })
  await transaction.record({
    action: 'mission.hire',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: {
      selectionStatus: mission.selectionStatus,
      hiredSidersCount: mission.hiredSidersCount,
      hasContracts: mission.hasContracts,
    },
    after: {
      selectionStatus: staffed.selectionStatus,
      hiredSidersCount: staffed.hiredSidersCount,
      hasContracts: true,
      hires,
      siderIds,
      ...(warnings.length === 0 ? {} : { warnings, reason }),
    },
  })
  return { ...staffed, batchId }
}

/** Refuses hires outside an open selection; the error names its state. */
export function refuseOutsideSelection({ selectionStatus: state }: MissionRecord, agent: Agent) {
  const refusal = refusalOf(selectionMachine, 'hire', { state, agent })
  if (refusal !== null) throw refuse(refusal.key, { selectionStatus: state })
}

type Names = ReadonlyMap<string, string>

/** Refuses Siders and shifts of an order that do not exist, by name. */
export function refuseUnknown(
  { shifts, flexiblePlanning }: MissionPlanning,
  assignments: readonly WantedHire[],
  names: Names,
): void {
  // Refuses single shifts of a flexible planning, whose Siders work all of it.
  const known = new Set(flexiblePlanning === null ? shifts.map(({ id }) => id) : [])
  const unknown = (path: Issue['path']) => issue(path, 'errors.field.unknown_choice')
  const issues = assignments.flatMap(({ siderId, shiftIds = [] }, i) => [
    ...(names.has(siderId) ? [] : [unknown(['assignments', i, 'siderId'])]),
    ...shiftIds.flatMap((id, j) =>
      known.has(id) ? [] : [unknown(['assignments', i, 'shiftIds', j])],
    ),
  ])
  if (issues.length > 0) throw invalidInput(issues)
}

/**
 * Why the company does not want a Sider for a mission: it asked for others only, or refused them.
 */
export async function unwantedIn(
  queries: Queries,
  mission: MissionRecord,
): Promise<(siderId: string) => Obstacle['key'] | null> {
  const refused = await findRefused(queries, mission)
  const asked = new Set((await findRequestedSiders(queries, mission.id)).map(({ id }) => id))
  return (siderId) => {
    if (refused.has(siderId)) return 'errors.hiring.refused_applicant'
    return mission.requestedSidersOnly && !asked.has(siderId)
      ? 'errors.hiring.requested_only'
      : null
  }
}

async function placed(
  { queries, now }: Transaction,
  mission: MissionRecord,
  {
    planning: { shifts, flexiblePlanning },
    assignments: wanted,
    names,
  }: {
    readonly planning: MissionPlanning
    readonly assignments: readonly WantedHire[]
    readonly names: Names
  },
) {
  const assignments = await findAssignments(queries, mission.id)
  const answer: Placing =
    flexiblePlanning === null
      ? placeHires({ shifts, assignments }, wanted, now)
      : placeOnFlexible(
          {
            shifts,
            assignments,
            places: flexiblePlanning.siders,
            hired: await findHired(queries, mission.id),
          },
          wanted.map(({ siderId }) => siderId),
          now,
        )
  if ('hires' in answer) return answer.hires
  const { key, params } = answer.refusal
  throw refuse(key, { ...params, sider: names.get(String(params['siderId'])) ?? '' })
}

/** Moves the selection after the hires, in the same transaction. */
async function followHires(
  transaction: Transaction,
  mission: MissionRecord,
  { planning, agent }: { readonly planning: MissionPlanning; readonly agent: Agent },
): Promise<StaffedMission> {
  const { queries } = transaction
  const { hired, openSlots } = await findStaffing(queries, mission, planning)
  const moved = transition(selectionMachine, 'hire', {
    state: mission.selectionStatus,
    agent,
    facts: {
      hired,
      openSlots,
      approved: await countApproved(queries, mission.id),
      slotsNeeded: slotsNeeded(placesOf(planning)),
    },
  })
  const selectionStatus = await storeSelection(transaction, mission, moved)
  return { id: mission.id, selectionStatus, hiredSidersCount: hired, openSlots }
}
