import { followPlanning } from '../missions/follow-planning.ts'
import type { MissionRecord } from '../missions/mission-queries.ts'
import type { CommandCall } from '../platform/route.ts'
import { removeEmptyRecurrences } from './recurrence-queries.ts'
import { removeShifts, saveShifts, type StoredShift } from './shift-queries.ts'

interface PlanningChange {
  /** Every shift of the mission, before. */
  readonly existing: readonly StoredShift[]
  /** The changed shifts as they become; `null` deletes them. */
  readonly updated: readonly StoredShift[] | null
  readonly touched: readonly StoredShift[]
}

/** Stores shifts that were changed or deleted, and what follows from it: rules, mission, audit. */
export async function changePlanning(
  { transaction, queries }: CommandCall,
  mission: MissionRecord,
  { existing, updated, touched }: PlanningChange,
): Promise<void> {
  const ids = new Set(touched.map((shift) => shift.id))
  const others = existing.filter((shift) => !ids.has(shift.id))
  if (updated === null) await removeShifts(queries, [...ids])
  else await saveShifts(queries, updated)
  await removeEmptyRecurrences(queries, mission.id, transaction.now)
  await followPlanning(transaction, mission, {
    shifts: [...others, ...(updated ?? [])],
    flexiblePlanning: null,
  })
  await transaction.record({
    action: updated === null ? 'mission.removeShifts' : 'mission.changeShifts',
    entity: 'mission',
    entityId: mission.id,
    before: { shifts: touched },
    after: updated && { shifts: updated },
  })
}
