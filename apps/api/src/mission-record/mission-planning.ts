import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { type Period, periodOf } from '@renfort/domain/mission/mission.ts'
import { findFlexiblePlanning, type StoredFlexiblePlanning } from './flexible-planning-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { findShifts, type StoredShift } from './shift-queries.ts'
import type { MissionRecord } from './mission-queries.ts'

/** When a mission takes place: its shifts, or its planning by the week. */
export interface MissionPlanning {
  readonly shifts: readonly StoredShift[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
}

export async function findPlanning(
  queries: Queries,
  { id, isFlexiblePlanning }: Pick<MissionRecord, 'id' | 'isFlexiblePlanning'>,
): Promise<MissionPlanning> {
  return {
    shifts: await findShifts(queries, id),
    flexiblePlanning: isFlexiblePlanning === true ? await findFlexiblePlanning(queries, id) : null,
  }
}

/** The bounds of the mission (decisions §8). */
export function periodOfPlanning(planning: {
  readonly shifts: readonly Period[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
}): Period | null {
  const { shifts, flexiblePlanning } = planning
  return flexiblePlanning === null ? periodOf(shifts) : flexiblePeriod(flexiblePlanning)
}
