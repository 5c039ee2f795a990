import { positionDays } from '@renfort/domain/attendance/declare/position.ts'
import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../platform/clock.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { deletePositions } from './position-queries.ts'

/** Erases where clockings were made, once they are thirty days old. */
export const forgetPositions = productJob({
  name: 'forget-positions-of-clockings',
  data: noData,
  schedule: daily(localTime('03:20')),
  handler: async ({ services, scope }) => {
    const before = instantAfter(services.clock.now(), -positionDays * 86_400_000)
    await deletePositions(services.db.queries(scope), before)
  },
})
