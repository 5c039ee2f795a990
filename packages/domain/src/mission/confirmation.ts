import { territoryOf, type WorkAddress } from '../law/territory.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { Cents } from '../kernel/money.ts'
import type { Issue, Refusal } from '../kernel/issue.ts'
import type { ExecutiveStatus } from '../job-description/job-description.ts'
import { highRiskRefusal, subtasksRefusal } from '../job-description/job-description.ts'
import { type LocalMinimumWage, minimumWageParams } from '../job-description/salary.ts'
import { incompleteRefusal } from '../organisation/completion.ts'
import type { CompletionItem } from '../organisation/completion.ts'
import { notEnoughSelected, tooManySelected } from '../sider/selection.ts'
import type { Places } from '../sider/selection.ts'
import type { MotiveDraft } from './motive.ts'
import { durationRefusal, mayStart, periodOf } from './mission.ts'
import type { MissionType, Period } from './mission.ts'
import { motiveRefusal } from './paper-mentions.ts'
import type { PostingStep } from './posting-steps.ts'

export type ConfirmationPlanning =
  | { readonly shifts: readonly (Period & { readonly slots: number })[] }
  | { readonly siders: number; readonly period: Period; readonly issues: readonly Issue[] }

export interface ConfirmationFacts {
  readonly now: Instant
  readonly insider: boolean
  readonly type: MissionType
  readonly organisationBlocked: boolean
  /** Confirmations included. */
  readonly missingItems: readonly CompletionItem[]
  readonly motive: MotiveDraft | null
  readonly planning: ConfirmationPlanning | null
  /** Where the work is done. */
  readonly address: WorkAddress | null
  /** Whether the manager is set and may still manage missions (POST-31, POST-32). */
  readonly hasEligibleManager: boolean
  readonly departmentRequired: boolean
  readonly hasDepartment: boolean
  readonly executiveStatus: ExecutiveStatus | null
  readonly subtasksCount: number
  /** Whether the position is on the list of L4154-2; `null` while nobody has answered. */
  readonly isRiskPosition: boolean | null
  readonly risksCount: number
  readonly hourlyRateCents: Cents | null
  /**
   * The minimum wage of the place of work on the first day of the mission; `null` where it is
   * unknown.
   */
  readonly minimumWage: LocalMinimumWage | null
  readonly selectedCount: number
  readonly requestedSidersOnly: boolean
  /**
   * Whether the legal allocation fills every slot with the selected Siders; only required for
   * gestion.
   */
  readonly everySlotFilled: boolean
}

/** Why a mission cannot be posted, and where the user can correct it. */
export interface ConfirmationProblem extends Refusal {
  readonly place: PostingStep | 'organisation' | 'job-description'
}

/**
 * Everything that a draft lacks, in the order of the checks (decisions §8), including the mentions
 * of its contracts (L1251-43); the selection machine refuses missions that are no drafts.
 */
export function confirmationProblems(facts: ConfirmationFacts): ConfirmationProblem[] {
  const { planning } = facts
  const checks: [ConfirmationProblem['place'], Refusal | null][] = [
    ['organisation', unless(!facts.organisationBlocked, { key: 'errors.organisation.blocked' })],
    ['organisation', incompleteRefusal(facts.missingItems)],
    ['motive', unless(facts.motive !== null, { key: 'errors.task.motive_missing' })],
    ['motive', facts.motive === null ? null : motiveRefusal(facts.motive)],
    [planningPlace(planning), planningRefusal(facts)],
    ['details', addressRefusal(facts.address)],
    ['details', unless(facts.hasEligibleManager, { key: 'errors.task.manager_missing' })],
    [
      'details',
      unless(!facts.departmentRequired || facts.hasDepartment, {
        key: 'errors.task.department_missing',
      }),
    ],
    [
      'summary',
      unless(facts.executiveStatus !== null, { key: 'errors.task.executive_status_missing' }),
    ],
    ['summary', rateRefusal(facts.hourlyRateCents, facts.minimumWage)],
    ['summary', subtasksRefusal(facts.subtasksCount)],
    [
      facts.isRiskPosition === null ? 'job-description' : 'summary',
      highRiskRefusal(facts.isRiskPosition, facts.risksCount),
    ],
    ['workers', planning === null ? null : selectionRefusal(facts, planning)],
    [planningPlace(planning), planning === null ? null : lengthRefusal(planning)],
  ]
  return checks.flatMap(([place, refusal]) => (refusal === null ? [] : [{ ...refusal, place }]))
}

function unless(fine: boolean, refusal: Refusal): Refusal | null {
  return fine ? null : refusal
}

function addressRefusal(address: WorkAddress | null): Refusal | null {
  if (address === null) return { key: 'errors.task.address_missing' }
  return unless(territoryOf(address) !== null, { key: 'errors.field.other_labour_law' })
}

function planningPlace(planning: ConfirmationPlanning | null): PostingStep {
  return planning !== null && 'siders' in planning ? 'flexible-planning' : 'shifts'
}

function planningRefusal({ planning, now, insider }: ConfirmationFacts): Refusal | null {
  if (planning === null) return { key: 'errors.task.planning_missing' }
  if ('siders' in planning) {
    const [first] = planning.issues
    return first === undefined ? null : { key: first.key, params: first.params ?? {} }
  }
  if (planning.shifts.length === 0) return { key: 'errors.task.planning_missing' }
  const late = planning.shifts.filter((shift) => !mayStart(shift, now, insider))
  if (late.length === 0) return null
  return { key: 'errors.shift.past_forbidden', params: { count: late.length } }
}

function rateRefusal(hourlyRate: Cents | null, minimum: LocalMinimumWage | null): Refusal | null {
  if (hourlyRate === null) return { key: 'errors.task.rate_missing' }
  return minimum === null ? null : missionSalaryRefusal(hourlyRate, minimum)
}

/**
 * Refuses an hourly rate in cents below the legal minimum of the place on the first day of the
 * mission (POST-62).
 */
export function missionSalaryRefusal(hourlyRate: Cents, minimum: LocalMinimumWage): Refusal | null {
  if (hourlyRate >= minimum.minimumWage) return null
  return { key: 'errors.task.salary_too_low', params: minimumWageParams(minimum) }
}

/** Refuses to lower an hourly rate, unless an insider acts for the company (POST-63). */
export function loweredRateRefusal(
  from: Cents | null,
  to: Cents,
  impersonating: boolean,
): Refusal | null {
  if (impersonating || from === null || to >= from) return null
  return { key: 'errors.task.rate_lowered', params: { currentCents: from } }
}

function selectionRefusal(facts: ConfirmationFacts, places: Places): Refusal | null {
  const tooMany = tooManySelected(facts.selectedCount, places)
  if (tooMany !== null) return tooMany
  const { type, requestedSidersOnly } = facts
  if (type === 'delegation') {
    return requestedSidersOnly ? notEnoughSelected(facts.selectedCount, places) : null
  }
  const tooFew = notEnoughSelected(facts.selectedCount, places)
  if (tooFew !== null || facts.everySlotFilled) return tooFew
  return { key: 'errors.task.not_enough_siders', params: { selected: facts.selectedCount } }
}

function lengthRefusal(planning: ConfirmationPlanning): Refusal | null {
  const period = 'siders' in planning ? planning.period : periodOf(planning.shifts)
  return period === null ? null : durationRefusal(period)
}
