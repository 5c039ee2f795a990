import {
  disputeDeadline,
  dueAt,
  validationDeadline,
  validationSchedule,
} from '@renfort/domain/attendance/validation-deadline.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { findFirstOpenHours, validateDue } from './open-hours-queries.ts'

/** Hours that are validated at once. */
const atOnce = 1_000

/** On Monday at 22:00 what nobody has decided of the weeks before is validated as it was declared, else planned (TS-27). */
export const validateDueHours = productJob({
  name: 'validate-due-hours',
  data: noData,
  schedule: validationSchedule,
  nextDue: async ({ db }) => {
    const { waitingFrom, disputed } = await findFirstOpenHours(db.queries(nobody))
    const times = [
      ...(waitingFrom === null ? [] : [validationDeadline(waitingFrom)]),
      ...disputed.map(({ startsAt, disputedAt }) => disputeDeadline(startsAt, disputedAt)),
    ]
    return times.toSorted(compareInstants)[0] ?? null
  },
  handler: async ({ services: { db, clock }, signal }) => {
    let validated = atOnce
    while (validated === atOnce && !signal.aborted) {
      validated = await db.transaction(nobody, async (transaction) => {
        const now = clock.now()
        const done = await validateDue(transaction.queries, { ...dueAt(now), now, limit: atOnce })
        for (const [missionId, hours] of Map.groupBy(done, (each) => each.missionId)) {
          const [{ organisationId } = { organisationId: '' }] = hours
          await transaction.record({
            action: 'attendance.expire',
            entity: 'mission',
            entityId: missionId,
            organisationId,
            before: null,
            after: { status: 'att.validated', attendanceIds: hours.map(({ id }) => id) },
          })
        }
        return done.length
      })
    }
  },
})
