import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  flexiblePeriod,
  validateFlexiblePlanning,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import {
  type ConfirmationFacts,
  type ConfirmationPlanning,
  type ConfirmationProblem,
  confirmationProblems,
} from '@renfort/domain/mission/confirmation.ts'
import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import { missingItems } from '@renfort/domain/organisation/completion.ts'
import { allocate } from '@renfort/domain/quotation/allocation.ts'
import { flexibleRulesOf } from '../flexible-planning/to-flexible-planning.ts'
import { nextUniqueIdentifier } from '../job-descriptions/mission-creation-queries.ts'
import { confirmFindings } from '../legal-guard/confirm-findings.ts'
import { findLegalValues } from '../legal-values/legal-value-queries.ts'
import { readCompletionState } from '../organisation/completion-state.ts'
import { json } from '../platform/json-columns.ts'
import { notFound, refuse } from '../platform/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/route.ts'
import { markPosted } from '../shifts/shift-queries.ts'
import { describeMission, isEligible } from './describe-mission.ts'
import { type Hire, insertAssignments, markHired } from './hire-queries.ts'
import { lockMission } from './lock-mission.ts'
import { findPlanning, type MissionPlanning, periodOfPlanning } from './mission-planning.ts'
import { firstDayOf, hourlyRateOf, pricingInForce } from './mission-pricing.ts'
import { findMission, type MissionRecord } from './mission-queries.ts'
import { planningColumns } from './planning-columns.ts'
import { findRequestedSiders } from './requested-sider-queries.ts'
import { saveMission } from './save-mission-queries.ts'

type Confirm = typeof missions.confirmMission

/** Posts a draft: checks everything, freezes its price, hires the workers of a gestion mission (TASK-50). */
export async function confirmMission(
  call: CommandCall,
  { params, body }: Parsed<Confirm>,
): Promise<Answer<Confirm>> {
  const { queries, transaction } = call
  const mission = await lockMission(call, params.id, 'mission.confirm')
  const planning = await findPlanning(queries, mission)
  const selected = (await findRequestedSiders(queries, mission.id)).map((sider) => sider.id)
  const hiring = mission.type === 'gestion' ? hiringOf(planning, selected) : nobodyYet
  const facts = await factsOf(call, mission, planning, selected.length, hiring !== null)
  refuseUnready(mission, confirmationProblems(facts))

  const { hires, hired } = hiring ?? nobodyYet
  const legalFindings = await confirmFindings(call, mission)
  const outcome = outcomeOf(mission, hired)
  const sideNote = body.sideNote === undefined ? mission.sideNote : body.sideNote || null
  await saveMission(queries, mission.id, {
    ...planningColumns(
      { ...mission, status: outcome.status },
      periodOfPlanning(planning),
      transaction.now,
    ),
    status: outcome.status,
    selection_status: outcome.selectionStatus,
    has_contracts: outcome.hired.length > 0,
    hired_siders_count: outcome.hired.length,
    frozen_pricing: json(outcome.frozenPricing),
    policy_version_id: mission.currentVersionId,
    unique_identifier:
      mission.uniqueIdentifier ?? (await nextUniqueIdentifier(queries, transaction.now)),
    side_note: sideNote,
    confirmed_at: transaction.now,
    updated_at: transaction.now,
  })
  await markPosted(queries, mission.id)
  if (outcome.hired.length > 0) {
    await insertAssignments(queries, mission, hires)
    await markHired(queries, mission, outcome.hired, transaction.now)
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
  return describeMission(call, after)
}

interface Hiring {
  readonly hires: readonly Hire[]
  readonly hired: readonly string[]
}

const nobodyYet: Hiring = { hires: [], hired: [] }

/**
 * Who is hired, and for which shifts, by the legal allocation; `null` when slots stay open. A flexible
 * planning has no shifts yet: each of its Siders will work all of them (decisions §4.4).
 */
function hiringOf(
  { shifts, flexiblePlanning }: MissionPlanning,
  selected: readonly string[],
): Hiring | null {
  if (flexiblePlanning !== null) {
    return selected.length < flexiblePlanning.siders ? null : { hires: [], hired: selected }
  }
  const taken = allocate(shifts, selected)
  if (taken === null) return null
  const hires = shifts.flatMap(({ id }, i) =>
    (taken[i] ?? []).map((siderId) => ({ shiftId: id, siderId })),
  )
  return { hires, hired: [...new Set(hires.map((hire) => hire.siderId))] }
}

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
  const { minimumWage } = await findLegalValues(queries, firstDayOf(mission, transaction))
  const { departments } = await call.services.features.of(mission.organisationId)
  return {
    now: transaction.now,
    insider: can(actor, 'shift.startYesterday').allowed,
    status: mission.status,
    type: mission.type,
    organisationBlocked: organisation?.blocked === true,
    missingItems: missingItems(state),
    hasMotive: mission.motiveId !== null,
    planning: confirmationPlanning(call, mission, planning),
    hasAddress: mission.locationId !== null,
    hasEligibleManager: isEligible(mission),
    departmentRequired: departments,
    hasDepartment: mission.departmentId !== null,
    executiveStatus: mission.executiveStatus as ExecutiveStatus | null,
    hourlyRateCents: hourlyRateOf(mission),
    minimumWageCents: minimumWage,
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
    period: flexiblePeriod(flexiblePlanning),
    issues: validateFlexiblePlanning(flexiblePlanning, flexibleRulesOf(call, mission)),
  }
}

/** The first problem is the answer, all of them are told with it; a posted mission answers its state (G-31). */
function refuseUnready(mission: MissionRecord, problems: readonly ConfirmationProblem[]): void {
  const [first] = problems
  if (first === undefined) return
  if (first.key === 'errors.task.not_a_draft') {
    throw refuse(first.key, { status: mission.status, selectionStatus: mission.selectionStatus })
  }
  const missing = problems.map(({ key, place, params }) => ({ key, section: place, params }))
  throw refuse(first.key, { missing })
}

/** A delegation waits for applicants; a gestion mission has all its workers at once, and contracts to come. */
function outcomeOf(mission: MissionRecord, hired: readonly string[]) {
  return {
    status: 'submitted',
    selectionStatus: mission.type === 'gestion' ? 'completed' : 'new',
    hired,
    frozenPricing: pricingInForce(mission),
  } as const
}
