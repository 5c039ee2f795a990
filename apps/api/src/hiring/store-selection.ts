import type { Outcome } from '@renfort/domain/kernel/transition.ts'
import type { SelectionStatus } from '@renfort/domain/mission/mission.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'

/** Stores the state of a mission's selection after an event; a refusal gives the state (G-31). */
export async function storeSelection(
  { queries, now }: Transaction,
  { id, selectionStatus: state }: MissionRecord,
  outcome: Outcome<SelectionStatus | null, string>,
): Promise<SelectionStatus> {
  if (outcome.refusal !== null) throw refuse(outcome.refusal.key, { selectionStatus: state })
  const { to } = outcome
  if (to === null) throw new Error('A posted mission always has a selection.')
  await saveMission(queries, id, { selection_status: to, updated_at: now })
  return to
}

/** Records that the state of a selection has changed by itself, without a hire. */
export async function recordSelection(
  transaction: Transaction,
  { id, organisationId, selectionStatus: state }: MissionRecord,
  selectionStatus: SelectionStatus,
): Promise<void> {
  await transaction.record({
    action: 'mission.update',
    entity: 'mission',
    entityId: id,
    organisationId,
    before: { selectionStatus: state },
    after: { selectionStatus },
  })
}
