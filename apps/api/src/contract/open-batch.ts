import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { writeEvents } from '../event/write-events.ts'
import type { Transaction } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { enqueuePaper } from './paper/make-contract-document.ts'
import { insertVersion } from './batch-queries.ts'
import { insertBatch, insertContracts } from './contract-queries.ts'
import { remindSignatures } from './reminders/remind-signatures.ts'

interface NewBatch {
  readonly organisationId: string
  readonly missionId: string
  readonly siderIds: readonly string[]
  /** When the first of their Siders starts. */
  readonly startsAt: Instant
}

/**
 * Creates a document with one contract for each of these Siders (G-16), and leaves the mail to a
 * job; returns its id.
 */
export async function openBatch(
  transaction: Transaction,
  { organisationId, missionId, siderIds, startsAt }: NewBatch,
): Promise<string> {
  const { queries, now } = transaction
  const id = await insertBatch(queries, { organisationId, missionId, startsAt, now })
  await insertContracts(queries, { id, organisationId, missionId, siderIds, now })
  await insertVersion(queries, { organisationId, id, version: 1, madeAt: now, madeBy: null })
  await enqueuePaper(transaction, { organisationId, batchId: id, version: 1 }, { startsAt })
  await enqueue({ queries }, remindSignatures, {})
  writeEvents(transaction, [
    {
      kind: 'contract.issued',
      organisationId,
      subject: missionId,
      data: { missionId, documentId: id },
    },
  ])
  return id
}
