import { removeFlexiblePlanning } from '../../mission-record/flexible-planning-queries.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import type { MissionPatch } from './mission-patch.ts'
import type { MissionRecord, MissionColumns } from '../../mission-record/mission-queries.ts'
import { planningColumns } from '../../mission-record/mission-planning.ts'

/**
 * Makes a planning precise or flexible (POST-24, POST-25). A mission made precise loses its
 * flexible planning.
 */
export async function choosePlanning(
  { queries, transaction }: CommandCall,
  patch: MissionPatch,
  mission: MissionRecord,
): Promise<MissionColumns> {
  const isFlexible = patch.isFlexiblePlanning ?? patch.flexiblePlanning
  if (isFlexible === undefined) return {}
  const isLost =
    !isFlexible &&
    mission.isFlexiblePlanning === true &&
    (await removeFlexiblePlanning(queries, mission.id))
  if (!isLost) return { is_flexible_planning: isFlexible }
  if (mission.status === 'submitted') throw refuse('errors.task.planning_missing')
  return { is_flexible_planning: false, ...planningColumns(mission, null, transaction.now) }
}
