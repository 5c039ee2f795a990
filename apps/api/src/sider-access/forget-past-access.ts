import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { removePastAccess } from './link-queries.ts'

/** Deletes links and devices of Siders that open nothing any more. */
export const forgetPastAccess = productJob({
  name: 'forget-past-access-of-siders',
  data: noData,
  schedule: daily(localTime('03:45')),
  handler: async ({ services, scope }) => {
    await removePastAccess(services.db.queries(scope), services.clock.now())
  },
})
