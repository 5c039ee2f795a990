import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../platform/clock.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { findAbandonedFiles } from './file-queries.ts'
import { removeFile } from './remove-file.ts'

const batch = 100
/** A file that has no place by then lost its call on the way. */
const abandonedAfter = 3_600_000

/** Removes files without a place. */
export const sweepFiles = productJob({
  name: 'sweep-files',
  data: noData,
  schedule: everyMinutes(60),
  handler: async ({ services, scope, signal }) => {
    const until = instantAfter(services.clock.now(), -abandonedAfter)
    const queries = services.db.queries(scope)
    while (!signal.aborted) {
      const keys = await findAbandonedFiles(queries, until, batch)
      for (const key of keys) await removeFile(services, key)
      if (keys.length < batch) return
    }
  },
})
