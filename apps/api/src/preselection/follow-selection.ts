import { selectionAfter } from '@renfort/domain/preselection/applicant.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/worker/selection.ts'
import { findPlanning } from '../missions/mission-planning.ts'
import type { MissionRecord } from '../missions/mission-queries.ts'
import { saveMission } from '../missions/save-mission-queries.ts'
import type { CommandCall } from '../platform/route.ts'
import { countApproved } from './applicant-queries.ts'

/** Brings the selection of a mission to where its candidates stand, in the change that moved them. */
export async function followSelection(call: CommandCall, mission: MissionRecord): Promise<void> {
  const { queries, transaction } = call
  const { selectionStatus: before, organisationId } = mission
  if (before === null) return
  const after = selectionAfter(before, {
    approved: await countApproved(queries, mission.id),
    hired: mission.hiredSidersCount,
    slotsNeeded: slotsNeeded(placesOf(await findPlanning(queries, mission))),
  })
  if (after === before) return
  await saveMission(queries, mission.id, { selection_status: after, updated_at: transaction.now })
  await transaction.record({
    action: 'mission.update',
    entity: 'mission',
    entityId: mission.id,
    organisationId,
    before: { selectionStatus: before },
    after: { selectionStatus: after },
  })
}
