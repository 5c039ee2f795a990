import {
  disputeDeadline,
  dueAt,
  validationDeadline,
  validationSchedule,
} from '@renfort/domain/attendance/validation-deadline.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
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
    let startedFrom: Instant | null = null
    while (validated === atOnce) {
      signal.throwIfAborted()
      const done = await db.transaction(nobody, async (transaction) => {
        const now = clock.now()
        const due = await validateDue(transaction.queries, {
          ...dueAt(now),
          startedFrom,
          now,
          limit: atOnce,
        })
        for (const [missionId, hours] of Map.groupBy(due, (each) => each.missionId)) {
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
        return due
      })
      validated = done.length
      startedFrom = done.at(-1)?.startsAt ?? startedFrom
    }
  },
})
