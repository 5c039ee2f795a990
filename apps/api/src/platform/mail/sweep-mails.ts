import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../clock.ts'
import { noData, productJob } from '../jobs/job.ts'
import { removeOldMails } from './delivery-queries.ts'

/** See docs/readings.md: what was done is in the audit trail, a mail only told of it. */
const keptDays = 90

/** Deletes mails and SMS that were written long ago; the last try to send one is hours after the first. */
export const sweepMails = productJob({
  name: 'sweep-mails',
  data: noData,
  schedule: daily(localTime('03:50')),
  handler: async ({ services, scope }) => {
    const before = instantAfter(services.clock.now(), -keptDays * 86_400_000)
    await removeOldMails(services.db.queries(scope), before)
  },
})
