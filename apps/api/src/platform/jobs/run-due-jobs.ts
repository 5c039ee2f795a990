import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { nextRun, type Schedule } from '@renfort/domain/kernel/schedule.ts'
import type { DueRun, MovableClock } from '../clock.ts'
import { nobody } from '../database/db.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'
import { lockLastRun, saveLastRun } from './schedule-queries.ts'

type ScheduledJob = Job & { readonly schedule: Schedule }

/**
 * Moves the clock to an instant and runs, in order, the jobs that come due on the way, each at its
 * own time. Jobs that sweep run after each of the others, and at the end.
 */
export async function runDueJobs(
  services: Services,
  { clock, jobs, to }: { clock: MovableClock; jobs: readonly Job[]; to: Instant },
): Promise<readonly DueRun[]> {
  const scheduled = jobs.filter((job): job is ScheduledJob => job.schedule !== null)
  const sweeps = scheduled.filter(isSweep)
  const timed = scheduled.filter((job) => !isSweep(job))
  const due = new Map<ScheduledJob, Instant | null>()
  for (const job of timed) due.set(job, await firstDue(services, job))
  const ran: DueRun[] = []
  const run = async (job: Job, at: Instant) => {
    await job.run({ services, data: {}, signal: new AbortController().signal })
    ran.push({ job: job.name, at })
  }
  const sweep = async (at: Instant) => {
    for (const job of sweeps) await run(job, at)
  }
  for (let next = earliest(due, to); next !== null; next = earliest(due, to)) {
    const { job, at } = next
    clock.moveTo(at)
    await run(job, at)
    await sweep(at)
    for (const other of timed) {
      if (other === job || other.nextDue !== null)
        due.set(other, await nextDue(services, other, at))
    }
  }
  clock.moveTo(to)
  await sweep(to)
  for (const job of scheduled) await noteRun(services, job, to)
  return ran
}

/** Whether a job finds its own work: one run makes up for all missed ones. */
function isSweep({ schedule, nextDue: own }: ScheduledJob): boolean {
  return own === null && schedule.every === 'minutes'
}

async function firstDue(services: Services, job: ScheduledJob): Promise<Instant | null> {
  if (job.nextDue !== null) return job.nextDue(services)
  return services.db.transaction(nobody, async ({ queries, now }) => {
    const last = await lockLastRun(queries, job.name, now)
    return nextRun(job.schedule, compareInstants(last, now) > 0 ? now : last)
  })
}

async function nextDue(
  services: Services,
  job: ScheduledJob,
  after: Instant,
): Promise<Instant | null> {
  if (job.nextDue === null) return nextRun(job.schedule, after)
  const due = await job.nextDue(services)
  // Work that failed is tried again later, as its schedule would.
  return due !== null && compareInstants(due, after) <= 0 ? nextRun(job.schedule, after) : due
}

/** The job that is due first; of several at one instant, the first in the list. */
function earliest(
  due: ReadonlyMap<ScheduledJob, Instant | null>,
  to: Instant,
): { readonly job: ScheduledJob; readonly at: Instant } | null {
  let first: { readonly job: ScheduledJob; readonly at: Instant } | null = null
  for (const [job, at] of due) {
    if (at === null || compareInstants(at, to) > 0) continue
    if (first === null || compareInstants(at, first.at) < 0) first = { job, at }
  }
  return first
}

/** Stores the run, so that the schedule does not repeat it. */
async function noteRun(services: Services, { name }: Job, at: Instant): Promise<void> {
  await services.db.transaction(nobody, async ({ queries }) => {
    await lockLastRun(queries, name, at)
    await saveLastRun(queries, name, at)
  })
}
