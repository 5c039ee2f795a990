import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MovableClock } from './clock.ts'
import { keepMove } from './clock-queries.ts'
import { nobody } from './database/db.ts'
import type { Job } from './jobs/job.ts'
import { type DueRun, runDueJobs } from './jobs/run-due-jobs.ts'
import type { Services } from './services.ts'

/** Does what comes due up to an instant, and answers it; `null` for an instant that is past. */
export type ClockMover = (to: Instant) => Promise<readonly DueRun[] | null>

/** One move at a time; those who ask meanwhile wait for their turn. */
export function clockMover(
  clock: MovableClock,
  jobs: readonly Job[],
): (services: Services, to: Instant) => Promise<readonly DueRun[] | null> {
  let last: Promise<unknown> = Promise.resolve()
  const move = async (services: Services, to: Instant) => {
    const from = clock.now()
    if (compareInstants(to, from) < 0) return null
    clock.setMoving(true)
    try {
      return await runDueJobs(services, { clock, jobs, to })
    } finally {
      clock.setMoving(false)
      await keepMove(services.db.queries(nobody), from, clock.now())
    }
  }
  return (services, to) => {
    const next = last.then(
      () => move(services, to),
      () => move(services, to),
    )
    last = next
    return next
  }
}
