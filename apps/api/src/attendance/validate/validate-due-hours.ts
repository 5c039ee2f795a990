import {
  deadlineOfWeek,
  disputeDeadline,
  dueAt,
  stillToCome,
  validationSchedule,
} from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { nobody, type Queries, type Transaction } from '../../platform/database/db.ts'
import { noData, productJob, type StoredRun } from '../../platform/jobs/job.ts'
import { writeHoursEvents } from '../write-hours-events.ts'
import { makeDueHours } from '../declare/make-attendances.ts'
import {
  type DueHours,
  findFirstOpenHours,
  findValidationRun,
  hasDue,
  insertValidationRun,
  lockDue,
  validateDue,
} from './due-validation-queries.ts'

/** Hours that one statement validates. */
const atOnce = 1_000

/**
 * On Monday at 22:00, validates the undecided hours of the weeks before: the declared version, else
 * the plan (TS-27).
 */
export const validateDueHours = productJob({
  name: 'validate-due-hours',
  data: noData,
  schedule: validationSchedule,
  nextDue: async ({ db, clock }) => {
    const queries = db.queries(nobody)
    const due = await dueNow(queries, clock.now())
    if (await hasDue(queries, due)) return due.deadline
    const { waitingFrom, disputed } = await findFirstOpenHours(queries)
    const times = [
      ...(waitingFrom === null ? [] : [deadlineOfWeek(waitingFrom)]),
      ...disputed.map(({ timeZone, ...hours }) => disputeDeadline(hours, timeZone)),
    ]
    const next = times.toSorted(compareInstants)[0]
    return next === undefined ? null : stillToCome(next, clock.now())
  },
  handler: validateHoursOfPastWeeks,
})

type Run = Pick<StoredRun, 'services' | 'signal'>

/**
 * Validates all hours that the last Monday at 22:00 should have, after creating those still
 * missing: after a stop of the server, the missed jobs start together.
 */
export async function validateHoursOfPastWeeks(run: Run): Promise<void> {
  await makeDueHours(run)
  const { db, clock } = run.services
  const queries = db.queries(nobody)
  const due = await dueNow(queries, clock.now())
  await validateAll(run, due, { waits: false })
  // Hours that another transaction held may still be undecided, and the next run is a week away.
  await validateAll(run, due, { waits: true })
  await insertValidationRun(queries, { deadline: due.deadline, doneAt: due.madeUntil })
}

/** The hours that the last Monday at 22:00 has validated, or validates now if its run is late. */
async function dueNow(queries: Queries, now: Instant) {
  const due = dueAt(now)
  return { ...due, madeUntil: (await findValidationRun(queries, due.deadline)) ?? now }
}

/** Validates all due hours; without waiting, it skips those that another transaction holds. */
async function validateAll(
  { services: { db, clock }, signal }: Run,
  due: Omit<DueHours, 'startedFrom' | 'now' | 'limit'>,
  { waits }: { readonly waits: boolean },
): Promise<void> {
  let validated = atOnce
  let startedFrom: Instant | null = null
  while (validated === atOnce) {
    signal.throwIfAborted()
    const done = await db.transaction(nobody, async (transaction) => {
      if (waits) await lockDue(transaction.queries, due)
      const now = clock.now()
      return validateSome(transaction, { ...due, startedFrom, now, limit: atOnce })
    })
    validated = done.length
    startedFrom = done.at(-1)?.startsAt ?? startedFrom
  }
}

async function validateSome(
  transaction: Transaction,
  due: DueHours,
): ReturnType<typeof validateDue> {
  const validated = await validateDue(transaction.queries, due)
  for (const [missionId, hours] of Map.groupBy(validated, (each) => each.missionId)) {
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
  writeHoursEvents(transaction, 'hours.validated', validated)
  return validated
}
