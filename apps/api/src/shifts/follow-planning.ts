import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import { requestedSidersOnlyAfter, tooManySelected } from '@renfort/domain/worker/selection.ts'
import type { MissionRecord } from '../missions/mission-queries.ts'
import { planningColumns } from '../missions/planning-columns.ts'
import { findRequestedSiders } from '../missions/requested-sider-queries.ts'
import { saveMission } from '../missions/save-mission-queries.ts'
import type { Transaction } from '../platform/db.ts'
import { refuse, throwRefusal } from '../platform/refusal.ts'

/** Keeps what a mission stores of its planning in step with its shifts, or refuses the planning. */
export async function followPlanning(
  { queries, now }: Transaction,
  mission: MissionRecord,
  shifts: readonly ShiftDraft[],
): Promise<void> {
  const period = periodOf(shifts)
  if (period !== null) throwRefusal(durationRefusal(period))
  const selected = (await findRequestedSiders(queries, mission.id)).length
  if (mission.status === 'submitted') {
    if (period === null) throw refuse('errors.task.planning_missing')
    throwRefusal(tooManySelected(selected, { shifts }))
  }
  await saveMission(queries, mission.id, {
    ...planningColumns(mission, shifts, now),
    // Shifts make a planning precise, whatever was chosen before them (POST-23).
    ...(mission.isFlexiblePlanning && shifts.length > 0 ? { is_flexible_planning: false } : {}),
    requested_siders_only: requestedSidersOnlyAfter(mission.requestedSidersOnly, selected, {
      shifts,
    }),
    updated_at: now,
  })
}
