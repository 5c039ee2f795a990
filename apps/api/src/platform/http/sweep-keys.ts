import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { noData, productJob } from '../jobs/job.ts'
import { forgottenAt } from './idempotency.ts'
import { removeForgotten, removeFullBuckets, removeOldThrottles } from './idempotency-queries.ts'

const batch = 1_000

/**
 * Removes expired idempotency keys, counters of tries and whole allowances of calls, in small statements, so that no write
 * waits long.
 */
export const sweepKeys = productJob({
  name: 'sweep-keys',
  data: noData,
  schedule: everyMinutes(10),
  handler: async ({ services, scope }) => {
    const queries = services.db.queries(scope)
    const until = forgottenAt(services.clock.now())
    while ((await removeForgotten(queries, until, batch)) === batch);
    while ((await removeOldThrottles(queries, until, batch)) === batch);
    while ((await removeFullBuckets(queries, services.clock.now(), batch)) === batch);
  },
})
