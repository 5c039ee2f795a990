import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { nextRun, type Schedule } from '@renfort/domain/kernel/schedule.ts'
import { type Db, nobody } from '../database/db.ts'
import { repeat, type Repeated } from '../repeat.ts'
import type { Services } from '../services.ts'
import { enqueue } from './enqueue.ts'
import type { Job } from './job.ts'
import { lockLastRun, saveLastRun } from './schedule-queries.ts'

type ScheduledJob = Job & { readonly schedule: Schedule }

const lookEveryMs = 1_000

/** Queues scheduled jobs when their time comes on the clock of the product. */
export function startSchedules(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
): Repeated {
  const scheduled = jobs.filter((job) => job.schedule !== null) as ScheduledJob[]
  // The next run of each job as far as this process knows; another process may have run it since.
  const due = new Map<ScheduledJob, Instant>()
  let lastLook = clock.now()
  const look = async () => {
    if (clock.isMoving()) return
    const now = clock.now()
    // A clock that went back has times before it that this process takes for done.
    if (compareInstants(now, lastLook) < 0) due.clear()
    lastLook = now
    for (const job of scheduled) {
      const next = due.get(job)
      if (next !== undefined && compareInstants(clock.now(), next) < 0) continue
      await enqueueIfDue(db, job).then(
        (later) => due.set(job, later),
        (error) => onError(error, job.name),
      )
    }
  }
  return repeat(look, lookEveryMs, (error) => onError(error, ''))
}

/**
 * Queues the job if its time has come, once for all missed times, and returns its next time. A new
 * job has its first run at its next time.
 */
export function enqueueIfDue(db: Db, job: ScheduledJob): Promise<Instant> {
  return db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    const last = await lockLastRun(queries, job.name, now)
    // With NOW, an earlier start may have stored a later time than this one.
    const movedBack = compareInstants(last, now) > 0
    const next = nextRun(job.schedule, movedBack ? now : last)
    if (compareInstants(now, next) >= 0) await enqueue(transaction, job, {})
    else if (!movedBack) return next
    await saveLastRun(queries, job.name, now)
    return nextRun(job.schedule, now)
  })
}
