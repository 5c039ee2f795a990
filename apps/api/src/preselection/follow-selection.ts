import type { Agent } from '@renfort/domain/access/agent.ts'
import { refusalOf, transition } from '@renfort/domain/kernel/transition.ts'
import { selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { countApproved } from '../mission-record/pre-selection-queries.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'

type ApplicantEvent = 'addApplicant' | 'decideOnApplicant'

/** Refuses the event where the selection of the mission does not allow it, before anything is written. */
export function refuseOutsideSelection(
  agent: Agent,
  { selectionStatus: state }: MissionRecord,
  event: ApplicantEvent,
): void {
  throwRefusal(refusalOf(selectionMachine, event, { state, agent }))
}

/** Moves the selection of a mission in the transaction that changed its applicants. */
export async function followSelection(
  transaction: Transaction,
  mission: MissionRecord,
  { agent, event }: { readonly agent: Agent; readonly event: ApplicantEvent },
): Promise<void> {
  const { queries } = transaction
  const { selectionStatus: state, organisationId } = mission
  const moved = transition(selectionMachine, event, {
    state,
    agent,
    facts: {
      approved: await countApproved(queries, mission.id),
      hired: mission.hiredSidersCount,
      slotsNeeded: slotsNeeded(placesOf(await findPlanning(queries, mission))),
    },
  })
  if (moved.refusal !== null) throw refuse(moved.refusal.key)
  if (moved.to === state) return
  await saveMission(queries, mission.id, {
    selection_status: moved.to,
    updated_at: transaction.now,
  })
  await transaction.record({
    action: 'mission.update',
    entity: 'mission',
    entityId: mission.id,
    organisationId,
    before: { selectionStatus: state },
    after: { selectionStatus: moved.to },
  })
}
