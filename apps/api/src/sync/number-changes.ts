import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { goneRecordsKeptDays } from '@renfort/domain/sync/sync.ts'
import { instantAfter } from '../platform/clock.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { findUnnumberedCompanies, forgetGoneBefore, numberRecords } from './change-queries.ts'

const batch = 5_000
const dayMs = 86_400_000

/**
 * Numbers the records of companies whose lists nobody reads, so that their changes do not heap up,
 * and forgets records that have been gone for long.
 */
export const numberChanges = productJob({
  name: 'number-changes',
  data: noData,
  schedule: daily(localTime('03:20')),
  handler: async ({ services, scope, signal }) => {
    const queries = services.db.queries(scope)
    const now = services.clock.now()
    for (const company of await findUnnumberedCompanies(queries)) {
      while (await numberRecords(queries, company, now)) signal.throwIfAborted()
    }
    const before = instantAfter(now, -goneRecordsKeptDays * dayMs)
    while ((await forgetGoneBefore(queries, before, batch)) === batch) signal.throwIfAborted()
  },
})
