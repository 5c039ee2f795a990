import { followCorrection } from '../contract/follow-correction.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { followPlanning } from '../mission-record/follow-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { removeEmptyRecurrences } from '../mission-record/recurrence-queries.ts'
import { refuseGenerated } from './generated-shifts.ts'
import { refuseUncorrected } from './refuse-uncorrected.ts'
import { removeShifts, saveShifts, type StoredShift } from '../mission-record/shift-queries.ts'

interface PlanningChange {
  /** Every shift of the mission before the change. */
  readonly existing: readonly StoredShift[]
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
  mission: MissionRecord,
  { existing, updated, touched }: PlanningChange,
): Promise<void> {
  const { transaction, queries } = call
  const ids = new Set(touched.map((shift) => shift.id))
  const others = existing.filter((shift) => !ids.has(shift.id))
  const { flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning !== null) {
    await refuseGenerated(call, mission, { planning: flexiblePlanning, others, updated, touched })
  }
  const isCorrection = mission.hasContracts && flexiblePlanning === null
  if (isCorrection) await refuseUncorrected(call, mission, { others, updated, touched })
  if (updated === null) await removeShifts(queries, [...ids])
  else await saveShifts(queries, updated)
  await removeEmptyRecurrences(queries, mission.id, transaction.now)
  await followPlanning(transaction, mission, {
    shifts: [...others, ...(updated ?? [])],
    flexiblePlanning,
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
