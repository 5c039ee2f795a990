import { eventsKeptDays } from '@renfort/domain/event/event-kinds.ts'
import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../platform/clock.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { deleteEventsBefore } from './event-queries.ts'

const batch = 5_000
const dayMs = 86_400_000

/** Deletes the events that are older than what is kept, with their deliveries. */
export const sweepEvents = productJob({
  name: 'sweep-events',
  data: noData,
  schedule: daily(localTime('03:40')),
  handler: async ({ services, scope, signal }) => {
    const before = instantAfter(services.clock.now(), -eventsKeptDays * dayMs)
    const queries = services.db.queries(scope)
    while ((await deleteEventsBefore(queries, before, batch)) === batch) signal.throwIfAborted()
  },
})
