import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../../platform/clock.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { enqueueSiderPapers } from './make-sider-papers.ts'
import { findVersionsWithoutPapers } from './paper-facts-queries.ts'
import { proveSiderSignature } from './prove-sider-signature.ts'
import { findIncompleteBefore } from './sider-signature-queries.ts'

/** After a day, the jobs of a signature have finished or given up. */
const dayMs = 86_400_000
const mostAtOnce = 500

/**
 * Requests what is missing: papers of contracts from before Siders had any, and the proof of
 * signatures from before the installation had a key.
 */
export const completeSiderPapers = productJob({
  name: 'complete-sider-papers',
  data: noData,
  schedule: daily(localTime('04:20')),
  handler: async ({ services: { seal, db, clock }, scope }) => {
    const now = clock.now()
    await db.transaction(scope, async (transaction) => {
      const { queries } = transaction
      for (const version of await findVersionsWithoutPapers(queries, now, mostAtOnce)) {
        await enqueueSiderPapers(transaction, version)
      }
      if (seal === null) return
      for (const signature of await findIncompleteBefore(
        queries,
        instantAfter(now, -dayMs),
        mostAtOnce,
      )) {
        await enqueue(transaction, proveSiderSignature, signature)
      }
    })
  },
})
