import { durationRefusal } from '@renfort/domain/mission/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import {
  placesOf,
  requestedSidersOnlyAfter,
  tooManySelected,
} from '@renfort/domain/worker/selection.ts'
import type { StoredFlexiblePlanning } from './flexible-planning-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import { periodOfPlanning, planningColumns } from './mission-planning.ts'
import { type MissionRecord, missionUpdate } from './mission-queries.ts'
import { findRequestedSiders } from './requested-sider-queries.ts'

interface Planning {
  readonly shifts: readonly ShiftDraft[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
  /** How many Siders the mission asks for by name, where that is known. */
  readonly requestedSidersCount?: number
}

/** Updates the columns of a mission that depend on its planning, or refuses the planning. */
export async function followPlanning(
  { queries, now, write }: Transaction,
  mission: MissionRecord,
  planning: Planning,
): Promise<void> {
  const period = periodOfPlanning(mission, planning)
  if (period !== null) throwRefusal(durationRefusal(period))
  const places = placesOf(planning)
  const selected =
    planning.requestedSidersCount ?? (await findRequestedSiders(queries, mission.id)).length
  if (mission.status === 'submitted') {
    if (period === null) throw refuse('errors.task.planning_missing')
    throwRefusal(tooManySelected(selected, places))
  }
  const columns = {
    ...planningColumns(mission, period, now),
    ...kindColumns(mission, planning),
    requested_siders_only: requestedSidersOnlyAfter(mission.requestedSidersOnly, selected, places),
    updated_at: now,
  }
  write(missionUpdate(queries, mission.id, columns).compile())
}

/** The planning of a mission decides its kind, whatever the user chose before (POST-23). */
function kindColumns(
  { isFlexiblePlanning }: MissionRecord,
  { shifts, flexiblePlanning }: Planning,
): { is_flexible_planning?: boolean } {
  if (flexiblePlanning !== null) return { is_flexible_planning: true }
  return isFlexiblePlanning === true && shifts.length > 0 ? { is_flexible_planning: false } : {}
}
