import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { writeEvents } from '../../event/write-events.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { deleteDelaysBefore, findNextDelay, noteDelays } from './delay-queries.ts'

const dayMs = 86_400_000
/** Days for which it is kept who was noticed; after them no shift runs any more. */
const keptDays = 7
/** How far a moved clock looks. */
const lookAheadDays = 3

/** Writes once that a Sider is late who should have clocked in at a shift that runs. */
export const noticeDelays = productJob({
  name: 'notice-delays',
  data: noData,
  schedule: everyMinutes(5),
  nextDue: async ({ db, clock }) => {
    const now = clock.now()
    const until = instantAfter(now, lookAheadDays * dayMs)
    return findNextDelay(db.queries(nobody), { now, until })
  },
  handler: async ({ services }) => {
    const { db, clock } = services
    await deleteDelaysBefore(db.queries(nobody), instantAfter(clock.now(), -keptDays * dayMs))
    await db.transaction(nobody, async (transaction) => {
      const { queries, now } = transaction
      const delays = await noteDelays(queries, now)
      writeEvents(
        transaction,
        delays.map(({ organisationId, ...data }) => ({
          kind: 'sider.late' as const,
          organisationId,
          subject: data.missionId,
          data,
        })),
      )
    })
  },
})
