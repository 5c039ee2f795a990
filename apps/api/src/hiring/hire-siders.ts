import type { hiring } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  placeHires,
  placeOnFlexible,
  type Placing,
  type WantedHire,
} from '@renfort/domain/hiring/place-hires.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { refusalOf, transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/worker/selection.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { countApproved } from '../mission-record/pre-selection-queries.ts'
import { findRequestedSiders } from '../mission-record/requested-sider-queries.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findHired, findRefused, findSiderNames } from './hire-queries.ts'
import { hire } from './hire.ts'
import { findStaffing } from './staffing.ts'
import { storeSelection } from './store-selection.ts'

type HireSiders = typeof hiring.hireSiders

/** Internal staff hire Siders for a whole mission or for some of its shifts (G-15), all or nobody. */
export async function hireSiders(
  call: CommandCall,
  { params, body: { assignments, reason } }: Parsed<HireSiders>,
): Promise<Answer<HireSiders>> {
  const { queries, transaction } = call
  const mission = await lockMissionToStaff(call, params.id)
  refuseOutsideSelection(call, mission)
  const planning = await findPlanning(queries, mission)
  const names = await findSiderNames(
    queries,
    assignments.map(({ siderId }) => siderId),
  )
  refuseUnknown(planning, assignments, names)
  await refuseUnwanted(call, mission, { assignments, names })
  const hires = await placed(call, mission, { planning, assignments, names })
  const siderIds = [...new Set(assignments.map(({ siderId }) => siderId))]
  const outcome = await hire(transaction, {
    mission,
    planning,
    siderIds,
    hires,
    reason: reason || null,
    accepted: false,
  })
  const { selectionStatus, hired, openSlots } = await followHires(call, mission, planning)
  const { batchId, warnings } = outcome
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
      selectionStatus,
      hiredSidersCount: hired,
      hasContracts: true,
      hires,
      siderIds,
      ...(warnings.length === 0 ? {} : { warnings, reason }),
    },
  })
  return {
    id: mission.id,
    selectionStatus,
    hiredSidersCount: hired,
    openSlots,
    contractsBatch: batchId === null ? null : { id: batchId },
  }
}

/** A selection that is over, or has not begun, answers its state. */
function refuseOutsideSelection(call: CommandCall, { selectionStatus: state }: MissionRecord) {
  const { actor: agent } = sessionOf(call)
  const refusal = refusalOf(selectionMachine, 'hire', { state, agent })
  if (refusal !== null) throw refuse(refusal.key, { selectionStatus: state })
}

type Names = ReadonlyMap<string, string>

function refuseUnknown(
  { shifts }: MissionPlanning,
  assignments: readonly WantedHire[],
  names: Names,
): void {
  const known = new Set(shifts.map(({ id }) => id))
  const unknown = (path: Issue['path']) => issue(path, 'errors.field.unknown_choice')
  const issues = assignments.flatMap(({ siderId, shiftIds = [] }, i) => [
    ...(names.has(siderId) ? [] : [unknown(['assignments', i, 'siderId'])]),
    ...shiftIds.flatMap((id, j) =>
      known.has(id) ? [] : [unknown(['assignments', i, 'shiftIds', j])],
    ),
  ])
  if (issues.length > 0) throw invalidInput(issues)
}

/** The company asked for some Siders alone, or has refused the applicant. */
async function refuseUnwanted(
  { queries }: CommandCall,
  mission: MissionRecord,
  { assignments, names }: { readonly assignments: readonly WantedHire[]; readonly names: Names },
): Promise<void> {
  const refused = await findRefused(queries, mission)
  const requested = await findRequestedSiders(queries, mission.id)
  for (const { siderId } of assignments) {
    const who = { siderId, sider: names.get(siderId) ?? '' }
    if (refused.has(siderId)) throw refuse('errors.hiring.refused_applicant', who)
    if (mission.requestedSidersOnly && !requested.some(({ id }) => id === siderId)) {
      throw refuse('errors.hiring.requested_only', who)
    }
  }
}

async function placed(
  { queries, transaction }: CommandCall,
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
  const answer: Placing =
    flexiblePlanning === null
      ? placeHires(
          { shifts, assignments: await findAssignments(queries, mission.id) },
          wanted,
          transaction.now,
        )
      : placeOnFlexible(
          flexiblePlanning.siders,
          await findHired(queries, mission.id),
          wanted.map(({ siderId }) => siderId),
        )
  if ('hires' in answer) return answer.hires
  const { key, params = {} } = answer.refusal
  throw refuse(key, { ...params, sider: names.get(String(params['siderId'])) ?? '' })
}

/** Moves the selection in the transaction of the hires. */
async function followHires(call: CommandCall, mission: MissionRecord, planning: MissionPlanning) {
  const { queries, transaction } = call
  const staffing = await findStaffing(queries, mission, planning)
  const moved = transition(selectionMachine, 'hire', {
    state: mission.selectionStatus,
    agent: sessionOf(call).actor,
    facts: {
      ...staffing,
      approved: await countApproved(queries, mission.id),
      slotsNeeded: slotsNeeded(placesOf(planning)),
    },
  })
  return { ...staffing, selectionStatus: await storeSelection(transaction, mission, moved) }
}
