import type { Agent } from '@renfort/domain/access/agent.ts'
import type { VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import { contractMachine } from '@renfort/domain/contract/contract-transitions.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { throwRefusal } from '../../platform/http/refusal.ts'
import { type BatchRow, insertVersion, storeStatus } from '../batch-queries.ts'
import { changesToCome } from './changes-to-come.ts'
import { enqueuePaper } from './make-contract-document.ts'

interface Maker {
  readonly agent: Agent
  readonly madeBy: string | null
  /** The staff's note to the company on the new version. */
  readonly note: string | null
}

/**
 * Gives a locked document its next version, whose PDF a job makes; the former one stays readable.
 * Returns the changes from the last PDF, or `null` where there was none.
 */
export async function makeNextVersion(
  transaction: Transaction,
  batch: BatchRow,
  { agent, madeBy, note }: Maker,
): Promise<VersionChanges | null> {
  const { queries, now } = transaction
  const { organisationId, id } = batch
  const moved = transition(contractMachine, 'regenerate', {
    state: batch.status,
    agent,
    facts: null,
  })
  throwRefusal(moved.refusal)
  const version = batch.version + 1
  const changes = await changesToCome(queries, batch)
  await insertVersion(queries, { organisationId, id, version, madeAt: now, madeBy, note, changes })
  await enqueuePaper(transaction, { organisationId, batchId: id, version }, batch)
  await storeStatus(queries, id, { status: 'unsigned', version })
  await transaction.record({
    action: 'contract.regenerate',
    entity: 'mission',
    entityId: batch.missionId,
    organisationId,
    before: { status: batch.status, version: batch.version },
    after: {
      documentId: batch.id,
      status: 'unsigned',
      version,
      ...(changes === null ? {} : { changed: changes.changes.map(({ field }) => field) }),
      ...(note === null ? {} : { note }),
    },
  })
  return changes
}
