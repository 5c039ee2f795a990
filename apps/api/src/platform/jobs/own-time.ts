import { setTimeout as wait } from 'node:timers/promises'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { millisecondsBetween } from '../clock.ts'
import { nobody } from '../database/db.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'
import { findLastRun } from './schedule-queries.ts'

/** Clocks of two machines differ by less; beyond it, one of them is wrong. */
const mostWaitedMs = 5_000
const lookEveryMs = 50

/**
 * Waits until the clock of this process has the time for which a job was queued, by a process whose clock may be
 * ahead: before it, a job of Monday at 22:00 would find nothing due, and the Monday would be missed. `false` where
 * that takes too long.
 */
export async function hasItsTime(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { name, schedule }: Pick<Job, 'name' | 'schedule'>,
  signal: AbortSignal,
): Promise<boolean> {
  // What is done every few minutes finds its own work: the next time makes up for it.
  if (schedule === null || schedule.every === 'minutes') return true
  const queuedAt = await findLastRun(db.queries(nobody), name)
  if (queuedAt === null) return true
  if (millisecondsBetween(clock.now(), queuedAt) > mostWaitedMs) return false
  for (let waited = 0; waited <= 2 * mostWaitedMs && !signal.aborted; waited += lookEveryMs) {
    if (compareInstants(clock.now(), queuedAt) >= 0) return true
    await wait(lookEveryMs)
  }
  return false
}
