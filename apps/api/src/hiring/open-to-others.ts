import { requestedSidersOnlyAfter, placesOf } from '@renfort/domain/sider/selection.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import { findRequestedSiders } from '../mission-record/requested-sider-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/**
 * Opens a mission to others that was for the Siders whom the company asked for, once too few of them
 * are left to fill it (decisions §8).
 */
export async function openToOthers(queries: Queries, mission: MissionRecord): Promise<void> {
  if (!mission.requestedSidersOnly) return
  const asked = await findRequestedSiders(queries, mission.id)
  const left = asked.filter(({ status }) => status !== 'declined').length
  const places = placesOf(await findPlanning(queries, mission))
  if (requestedSidersOnlyAfter(true, left, places)) return
  await saveMission(queries, mission.id, { requested_siders_only: false })
}
