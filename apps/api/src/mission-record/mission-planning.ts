import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { type AtPlace, placeIn, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import { type Period, periodOf } from '@renfort/domain/mission/mission.ts'
import { findFlexiblePlanning, type StoredFlexiblePlanning } from './flexible-planning-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { findShifts, type StoredShift } from './shift-queries.ts'
import { type ZonedMission, zoneOfMission } from './mission-pricing.ts'
import type { MissionRecord } from './mission-queries.ts'

/** When a mission takes place: its shifts, or its planning by the week. */
export interface MissionPlanning extends AtPlace {
  readonly shifts: readonly StoredShift[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
}

export async function findPlanning(
  queries: Queries,
  mission: ZonedMission & Pick<MissionRecord, 'id' | 'isFlexiblePlanning'>,
): Promise<MissionPlanning> {
  return {
    ...placeIn(zoneOfMission(mission)),
    shifts: await findShifts(queries, mission),
    flexiblePlanning:
      mission.isFlexiblePlanning === true ? await findFlexiblePlanning(queries, mission.id) : null,
  }
}

/** The bounds of the mission (decisions §8). */
export function periodOfPlanning(
  planning: AtPlace & {
    readonly shifts: readonly Period[]
    readonly flexiblePlanning: StoredFlexiblePlanning | null
  },
): Period | null {
  const { shifts, flexiblePlanning } = planning
  return flexiblePlanning === null
    ? periodOf(shifts)
    : flexiblePeriod(flexiblePlanning, zoneOfWork(planning))
}
