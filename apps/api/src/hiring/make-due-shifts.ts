import { shiftsDueUntil } from '@renfort/domain/flexible-planning/shift-weeks.ts'
import { dateInParis, localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { lockMissionOfAnyCompany } from '../mission-record/lock-mission.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { findMissionsWithoutShifts } from './due-planning-queries.ts'
import { makeShifts } from './make-shifts.ts'

/** Creates the shifts of flexible plannings at least a week ahead (decisions §4.4, §11). */
export const makeDueShifts = productJob({
  name: 'make-due-shifts',
  data: noData,
  schedule: daily(localTime('05:00')),
  handler: async ({ services: { db, clock }, signal }) => {
    const now = clock.now()
    const until = shiftsDueUntil(dateInParis(now))
    const failures: unknown[] = []
    for (const id of await findMissionsWithoutShifts(db.queries(nobody), { until, now })) {
      signal.throwIfAborted()
      // A failure of one mission does not stop the others.
      await db
        .transaction(nobody, async (transaction) =>
          makeShifts(transaction, await lockMissionOfAnyCompany(transaction, id)),
        )
        .catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'The shifts of some missions were not made.')
  },
})
