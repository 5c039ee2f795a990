import { followCorrection } from '../contract/follow-correction.ts'
import { followPlanning } from '../mission-record/follow-planning.ts'
import type { LockedPlanning } from '../mission-record/lock-mission.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { removeEmptyRecurrences } from '../mission-record/recurrence-queries.ts'
import { refuseGenerated } from './generated-shifts.ts'
import { refuseUncorrected } from './refuse-uncorrected.ts'
import { removeShifts, saveShifts, type StoredShift } from '../mission-record/shift-queries.ts'

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
  if (flexiblePlanning !== null) {
    await refuseGenerated(call, mission, { planning: flexiblePlanning, others, updated, touched })
  }
  const isCorrection = mission.hasContracts && flexiblePlanning === null
  if (isCorrection) await refuseUncorrected(call, mission, { others, updated, touched })
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
