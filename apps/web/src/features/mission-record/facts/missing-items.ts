import type { Mission } from '@renfort/contract/mission.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import {
  flexiblePeriod,
  validateFlexiblePlanning,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import {
  type ConfirmationPlanning,
  confirmationProblems,
  type ConfirmationProblem,
} from '@renfort/domain/mission/confirmation.ts'
import { hiringOf } from '@renfort/domain/hiring/hiring.ts'
import { confirmationMetadata } from '@renfort/contract/confirmation-metadata.ts'
import { isKnownError } from '../../../platform/error-words.ts'
import { flexiblePlanningOf, shiftDraftOf, missionCalendar } from '../../quotation/mission-terms.ts'

/** A reason why a mission cannot be posted: its key, and where to mend it. */
export interface MissingItem {
  readonly key: ErrorKey
  readonly section: ConfirmationProblem['place']
}

interface Circumstances {
  readonly now: Instant
  readonly insider: boolean
  /** Whether the company has the feature: each mission then belongs to a department (POST-27). */
  readonly departmentRequired: boolean
  readonly minimumWage: MinimumWage | null
}

/**
 * What is missing, by the rules of the API. Two things are left out because only the API knows them: the settings of
 * the company, and the answer of the job description on risks.
 */
export function missingItemsOf(mission: Mission, circumstances: Circumstances): MissingItem[] {
  const shifts = mission.shifts.map((shift) => ({ id: shift.id, ...shiftDraftOf(shift) }))
  const selected = mission.requestedSiders.map(({ id }) => id)
  const planning = { shifts, flexiblePlanning: mission.flexiblePlanning }
  return confirmationProblems({
    ...circumstances,
    type: mission.type,
    organisationBlocked: false,
    missingItems: [],
    motive: mission.motiveId === null ? null : mission.motive,
    planning: planningFact(mission, circumstances),
    address: mission.location,
    hasEligibleManager: mission.managerId !== null && mission.managerEligible,
    hasDepartment: mission.departmentId !== null,
    executiveStatus: mission.executiveStatus,
    subtasksCount: mission.subtasks.length,
    isRiskPosition: false,
    risksCount: mission.risks.length,
    hourlyRateCents: mission.hourlyRate === null ? null : eurosToCents(mission.hourlyRate),
    selectedCount: selected.length,
    requestedSidersOnly: mission.requestedSidersOnly,
    everySlotFilled: mission.type !== 'gestion' || hiringOf(planning, selected) !== null,
  }).map(asItem)
}

function planningFact(mission: Mission, { now, insider }: Circumstances): ConfirmationPlanning {
  const { shifts, flexiblePlanning } = mission
  if (flexiblePlanning === null) return { shifts: shifts.map(shiftDraftOf) }
  const planning = flexiblePlanningOf(flexiblePlanning)
  const calendar = missionCalendar(mission)
  return {
    siders: planning.siders,
    period: flexiblePeriod(planning, mission.timeZone),
    issues: validateFlexiblePlanning(planning, { now, insider, calendar }),
  }
}

function asItem({ key, place }: ConfirmationProblem): MissingItem {
  return { key, section: place }
}

/** What the API says is missing; keys of a newer server are left out. */
export function missingInRefusal(metadata: Readonly<Record<string, unknown>>): MissingItem[] {
  const parsed = confirmationMetadata.safeParse(metadata)
  if (!parsed.success) return []
  return parsed.data.missing.flatMap(({ key, section }) =>
    isKnownError(key) ? [{ key, section }] : [],
  )
}

/** Both lists, without duplicates. */
export function mergedItems(
  known: readonly MissingItem[],
  others: readonly MissingItem[],
): MissingItem[] {
  const keys = new Set(known.map(({ key }) => key))
  return [...known, ...others.filter(({ key }) => !keys.has(key))]
}
