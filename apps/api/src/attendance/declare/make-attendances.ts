import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob, type StoredRun } from '../../platform/jobs/job.ts'
import { insertHours } from '../attendance-queries.ts'
import { findDueHours, findNextShiftEnd, freeHours } from './due-hours-queries.ts'

/** Hours that one statement creates. */
const atOnce = 1000

/** Creates the hours of each Sider on every shift that is over, as planned (decisions §6, §11). */
export const makeAttendances = productJob({
  name: 'make-attendances',
  data: noData,
  schedule: everyMinutes(15),
  nextDue: async ({ db, clock }) => findNextShiftEnd(db.queries(nobody), clock.now()),
  handler: makeDueHours,
})

/**
 * Creates the hours of all shifts that are over; hours that another process creates meanwhile count
 * too.
 */
export async function makeDueHours({
  services: { db, clock },
  signal,
}: Pick<StoredRun, 'services' | 'signal'>): Promise<void> {
  await db.transaction(nobody, ({ queries }) => freeHours(queries))
  let made = atOnce
  while (made === atOnce) {
    signal.throwIfAborted()
    made = await db.transaction(nobody, async ({ queries }) => {
      const now = clock.now()
      const due = await findDueHours(queries, { now, limit: atOnce })
      const hours = due.map((shift) => ({ ...shift, time: plannedTime(shift) }))
      if (hours.length > 0) await insertHours(queries, hours, now)
      return hours.length
    })
  }
}
