import { wireField } from '@renfort/contract/shift.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  conflictIssues,
  type ShiftDraft,
  validateShift,
  wallMinutes,
} from '@renfort/domain/shift/shift.ts'
import { followCorrection } from '../contract/follow-correction.ts'
import type { LockedPlanning } from '../mission-record/lock-mission.ts'
import { followPlanning } from '../mission-record/mission-planning.ts'
import { removeEmptyRecurrences } from '../mission-record/recurrence-queries.ts'
import { removeShifts, saveShifts, type StoredShift } from '../mission-record/shift-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { refuseGenerated, refuseUncorrected } from './refuse-change.ts'

interface PlanningChange {
  /** The changed shifts with their new values; `null` deletes them. */
  readonly updated: readonly StoredShift[] | null
  readonly touched: readonly StoredShift[]
}

/**
 * Stores changed or deleted shifts, then updates their recurrences, the mission and the audit
 * trail.
 */
export async function changePlanning(
  call: CommandCall,
  { mission, planning, requestedSidersCount }: LockedPlanning,
  { updated, touched }: PlanningChange,
): Promise<void> {
  const { transaction } = call
  const { flexiblePlanning } = planning
  const ids = new Set(touched.map((shift) => shift.id))
  const others = planning.shifts.filter((shift) => !ids.has(shift.id))
  const change = { others, updated, touched }
  if (flexiblePlanning !== null) await refuseGenerated(call, mission, flexiblePlanning, change)
  const isCorrection = mission.hasContracts && flexiblePlanning === null
  if (isCorrection) await refuseUncorrected(call, mission, change)
  if (updated === null) removeShifts(transaction, [...ids])
  else saveShifts(transaction, updated)
  removeEmptyRecurrences(transaction, mission.id)
  await followPlanning(transaction, mission, {
    shifts: [...others, ...(updated ?? [])],
    flexiblePlanning,
    requestedSidersCount,
  })
  await transaction.record({
    action: updated === null ? 'mission.removeShifts' : 'mission.changeShifts',
    entity: 'mission',
    entityId: mission.id,
    before: { shifts: touched },
    after: updated && { shifts: updated },
  })
  if (isCorrection) await followCorrection(transaction, mission)
}

/**
 * Refuses shifts that break a rule, or that have the same start and end as another one of their
 * mission. `pathOf` says where the caller wrote the shift of an index; a shift may keep the length
 * it had `before`, as the short days of a flexible planning do.
 */
export function checkShifts(
  call: CommandCall,
  drafts: readonly ShiftDraft[],
  others: readonly ShiftDraft[],
  pathOf: (index: number) => Issue['path'],
  before: readonly ShiftDraft[] = [],
): void {
  const insider = can(sessionOf(call).actor, 'shift.startYesterday').allowed
  const rules = { now: call.transaction.now, insider }
  const issues = [
    ...drafts.flatMap((draft, i) =>
      validateShift(draft, rules)
        .filter(({ key }) => key !== 'errors.shift.duration' || !isAsLong(draft, before[i]))
        .map((found) => ({ ...found, path: [...pathOf(i), ...found.path.map(wireField)] })),
    ),
    ...conflictIssues(drafts, others).map((found) => ({
      ...found,
      path: pathOf(Number(found.path[0])),
    })),
  ]
  if (issues.length > 0) throw refuse(commonKey(issues), { issues: distinct(issues) })
}

function isAsLong(draft: ShiftDraft, before: ShiftDraft | undefined): boolean {
  return (
    before !== undefined &&
    wallMinutes(draft) === wallMinutes(before) &&
    draft.breakMinutes === before.breakMinutes
  )
}

/** Shifts of a series share their problems: each problem is reported once. */
function distinct(issues: readonly Issue[]): Issue[] {
  return [
    ...new Map(issues.map((found) => [`${found.path.join('.')} ${found.key}`, found])).values(),
  ]
}

/** The key of all problems if it is the same: the screen has a sentence for it (SHIFT-28). */
function commonKey(issues: readonly Issue[]): ErrorKey {
  const [key, ...others] = new Set(issues.map((found) => found.key))
  return key !== undefined && others.length === 0 ? key : 'errors.shift.invalid'
}
