import type { Agent } from '@renfort/domain/access/agent.ts'
import { contractMachine } from '@renfort/domain/contract/contract-transitions.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import type { Transaction } from '../platform/database/db.ts'
import { throwRefusal } from '../platform/http/refusal.ts'
import { type BatchRow, insertVersion, storeStatus } from './batch-queries.ts'
import { enqueuePaper } from './make-contract-document.ts'

/** Gives a locked batch its next version, whose paper follows; the former one stays readable. */
export async function makeAnew(
  transaction: Transaction,
  batch: BatchRow,
  by: { readonly agent: Agent; readonly madeBy: string | null },
): Promise<void> {
  const { queries, now } = transaction
  const { organisationId, id } = batch
  const moved = transition(contractMachine, 'regenerate', {
    state: batch.status,
    agent: by.agent,
    facts: null,
  })
  throwRefusal(moved.refusal)
  const version = batch.version + 1
  await insertVersion(queries, { organisationId, id, version, madeAt: now, madeBy: by.madeBy })
  await enqueuePaper(transaction, { organisationId, batchId: id, version })
  await storeStatus(queries, id, { status: 'unsigned', version })
  await transaction.record({
    action: 'contract.regenerate',
    entity: 'mission',
    entityId: batch.missionId,
    organisationId,
    before: { status: batch.status, version: batch.version },
    after: { documentId: batch.id, status: 'unsigned', version },
  })
}
