import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { DueRun, MovableClock } from '../clock.ts'
import { nobody } from '../database/db.ts'
import type { Services } from '../services.ts'
import { keepMove } from './clock-queries.ts'
import type { Job } from './job.ts'
import { runDueJobs } from './run-due-jobs.ts'

/**
 * Lets the clock be moved in installations that show their mails: one move at a time, and the jobs
 * that come due run before it ends.
 */
export function withMovableClock(
  services: Services,
  clock: MovableClock,
  jobs: readonly Job[],
  before: Promise<unknown> = Promise.resolve(),
): Services {
  if (!services.config.showsOutbox) return services
  let last = before
  const moving: Services = {
    ...services,
    moveClock: (to) => {
      const move = () => moveTo(moving, { clock, jobs, to })
      const next = last.then(move, move)
      last = next
      return next
    },
  }
  return moving
}

async function moveTo(
  services: Services,
  { clock, jobs, to }: { clock: MovableClock; jobs: readonly Job[]; to: Instant },
): Promise<readonly DueRun[] | null> {
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
