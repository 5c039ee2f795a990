import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  flexiblePeriod,
  validateFlexiblePlanning,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { hiringOf, type Hiring } from '@renfort/domain/hiring/hiring.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import {
  type ConfirmationFacts,
  type ConfirmationPlanning,
  type ConfirmationProblem,
  confirmationProblems,
} from '@renfort/domain/mission/confirmation.ts'
import {
  confirmationEvents,
  selectionMachine,
} from '@renfort/domain/mission/selection-transitions.ts'
import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import { missingItems } from '@renfort/domain/organisation/completion.ts'
import { flexibleRulesOf } from '../flexible-planning/to-flexible-planning.ts'
import { nextUniqueIdentifier } from './create/mission-creation-queries.ts'
import { writeEvents } from '../event/write-events.ts'
import { confirmFindings } from '../legal-guard/confirm-findings.ts'
import { findMinimumWage } from '../law/legal-value-queries.ts'
import { readCompletionState } from '../organisation/completion-state.ts'
import { json } from '../platform/database/json-columns.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { markPosted } from '../mission-record/shift-queries.ts'
import { describeMission, isEligible } from './describe-mission.ts'
import { hire } from '../hiring/hire.ts'
import { makeShifts } from '../hiring/make-shifts.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import {
  findPlanning,
  type MissionPlanning,
  periodOfPlanning,
  planningColumns,
} from '../mission-record/mission-planning.ts'
import { motiveOf } from '../mission-record/mission-motive.ts'
import {
  firstDayOf,
  hourlyRateOf,
  pricingInForce,
  workAddressOf,
  zoneOfMission,
} from '../mission-record/mission-pricing.ts'
import { findMission, type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import { findRequestedSiders } from '../mission-record/requested-sider-queries.ts'
import { isRiskPosition } from '../mission-record/risk-position-queries.ts'

type Confirm = typeof missions.confirmMission

/**
 * Posts a draft: checks everything, freezes its price, and hires the Siders of a gestion mission
 * (TASK-50).
 */
export async function confirmMission(
  call: CommandCall,
  { params, body }: Parsed<Confirm>,
): Promise<Answer<Confirm>> {
  const { queries, transaction } = call
  const mission = await lockMission(call, params.id, 'mission.confirm')
  const { to: selectionStatus, effect } = confirmed(call, mission)
  const planning = await findPlanning(queries, mission)
  const selected = (await findRequestedSiders(queries, mission.id)).map((sider) => sider.id)
  const hiring = effect === 'hireRequestedSiders' ? hiringOf(planning, selected) : nobodyYet
  const facts = await factsOf(call, mission, planning, selected.length, hiring !== null)
  refuseUnready(confirmationProblems(facts))

  const { hires, hired } = hiring ?? nobodyYet
  const legalFindings = await confirmFindings(call, mission)
  const frozenPricing = pricingInForce(mission)
  const outcome = { status: 'submitted', selectionStatus, hired, frozenPricing } as const
  const sideNote = body.sideNote === undefined ? mission.sideNote : body.sideNote || null
  await saveMission(queries, mission.id, {
    ...planningColumns(
      { ...mission, status: outcome.status },
      periodOfPlanning(mission, planning),
      transaction.now,
    ),
    status: outcome.status,
    selection_status: selectionStatus,
    frozen_pricing: json(frozenPricing),
    policy_version_id: mission.currentVersionId,
    unique_identifier:
      mission.uniqueIdentifier ?? (await nextUniqueIdentifier(queries, transaction.now)),
    side_note: sideNote,
    confirmed_at: transaction.now,
    updated_at: transaction.now,
  })
  await markPosted(queries, mission.id)
  if (hired.length > 0) {
    await hire(transaction, {
      mission,
      planning,
      siderIds: hired,
      hires,
      reason: null,
      accepted: true,
    })
  }
  await transaction.record({
    action: 'mission.confirm',
    entity: 'mission',
    entityId: mission.id,
    before: { status: mission.status, sideNote: mission.sideNote },
    after: { ...outcome, sideNote, hires, legalFindings },
  })
  const after = await findMission(queries, { ...mission, owner: null })
  if (after === undefined) throw notFound()
  await makeShifts(transaction, after)
  writeEvents(transaction, [
    {
      kind: 'mission.posted',
      organisationId: mission.organisationId,
      subject: mission.id,
      data: {
        missionId: mission.id,
        uniqueIdentifier: after.uniqueIdentifier,
        name: after.name,
        startsAt: after.startsAt,
        endsAt: after.endsAt,
      },
    },
  ])
  return describeMission(call, after)
}

const nobodyYet: Hiring = { hires: [], hired: [] }

async function factsOf(
  call: CommandCall,
  mission: MissionRecord,
  planning: MissionPlanning,
  selectedCount: number,
  everySlotFilled: boolean,
): Promise<ConfirmationFacts> {
  const { queries, transaction } = call
  const { actor, organisation } = sessionOf(call)
  const state = await readCompletionState(queries, mission.organisationId)
  const address = workAddressOf(mission)
  const { departments } = await call.services.features.of(mission.organisationId)
  return {
    now: transaction.now,
    insider: can(actor, 'shift.startYesterday').allowed,
    type: mission.type,
    organisationBlocked: organisation?.blocked === true,
    missingItems: missingItems(state),
    motive: motiveOf(mission),
    planning: confirmationPlanning(call, mission, planning),
    address,
    hasEligibleManager: isEligible(mission),
    departmentRequired: departments,
    hasDepartment: mission.departmentId !== null,
    executiveStatus: mission.executiveStatus as ExecutiveStatus | null,
    subtasksCount: mission.subtasks.length,
    isRiskPosition: await isRiskPosition(queries, mission),
    risksCount: mission.riskIds.length,
    hourlyRateCents: hourlyRateOf(mission),
    minimumWage: await findMinimumWage(queries, firstDayOf(mission, transaction), address),
    selectedCount,
    requestedSidersOnly: mission.requestedSidersOnly,
    everySlotFilled,
  }
}

function confirmationPlanning(
  call: CommandCall,
  mission: MissionRecord,
  { shifts, flexiblePlanning }: MissionPlanning,
): ConfirmationPlanning {
  if (flexiblePlanning === null) return { shifts }
  return {
    siders: flexiblePlanning.siders,
    period: flexiblePeriod(flexiblePlanning, zoneOfMission(mission)),
    issues: validateFlexiblePlanning(flexiblePlanning, flexibleRulesOf(call, mission)),
  }
}

/**
 * The state of the selection after this confirmation; for a posted mission, the error names its
 * state (G-31).
 */
function confirmed(call: CommandCall, mission: MissionRecord) {
  const { type, status, selectionStatus } = mission
  const moved = transition(selectionMachine, confirmationEvents[type], {
    state: selectionStatus,
    agent: sessionOf(call).actor,
    facts: null,
  })
  if (moved.refusal !== null) throw refuse(moved.refusal.key, { status, selectionStatus })
  return moved
}

/** Throws the first problem, with the list of all. */
function refuseUnready(problems: readonly ConfirmationProblem[]): void {
  const [first] = problems
  if (first === undefined) return
  const missing = problems.map(({ key, place, params }) => ({ key, section: place, params }))
  throw refuse(first.key, { missing })
}
