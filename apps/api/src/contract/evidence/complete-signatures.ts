import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../../platform/clock.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { sealContract } from '../signature/seal-contract.ts'
import { findUnprovenBefore } from './evidence-queries.ts'
import { makeEvidence } from './make-evidence.ts'

/** After a day, the jobs of a signature have finished or given up. */
const dayMs = 86_400_000
const mostAtOnce = 500

/**
 * Requests seal and evidence for signatures that lack them, from before the installation had a key,
 * or before evidence files existed.
 */
export const completeSignatures = productJob({
  name: 'complete-signatures',
  data: noData,
  schedule: daily(localTime('04:10')),
  handler: async ({ services: { seal, db, clock }, scope }) => {
    if (seal === null) return
    const before = instantAfter(clock.now(), -dayMs)
    await db.transaction(scope, async (transaction) => {
      const unproven = await findUnprovenBefore(transaction.queries, before, mostAtOnce)
      for (const { isSealed, organisationId, batchId } of unproven) {
        const job = isSealed ? makeEvidence : sealContract
        await enqueue(transaction, job, { organisationId, batchId })
      }
    })
  },
})
