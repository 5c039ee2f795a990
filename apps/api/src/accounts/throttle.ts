import { instantAfter, millisecondsBetween } from '../platform/clock.ts'
import { nobody } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
import { addFailure, forgetFailures, runningWindow, throttleKey } from './throttle-queries.ts'

/** Ten tries in fifteen minutes, for an account from one address (decisions §10). */
export const attempts = { limit: 10, windowMilliseconds: 900_000 } as const

export interface Throttle {
  /** Counts one try. */
  add(): Promise<void>
  clear(): Promise<void>
}

/**
 * Refuses once too many tries were made. The counter is per account and address, so that nobody
 * locks somebody else out.
 */
export async function throttle(call: Call, kind: string, account: string): Promise<Throttle> {
  const { db, clock } = call.services
  const queries = db.queries(nobody)
  const key = throttleKey(kind, account, call.address)
  const windowStart = instantAfter(clock.now(), -attempts.windowMilliseconds)
  const running = await runningWindow(queries, key, windowStart)
  if (running !== undefined && running.failures >= attempts.limit) {
    const left = attempts.windowMilliseconds - millisecondsBetween(running.startedAt, clock.now())
    throw refuse('errors.auth.throttled', { minutes: Math.max(1, Math.ceil(left / 60_000)) })
  }
  return {
    add: () => addFailure(queries, key, clock.now(), windowStart),
    clear: () => forgetFailures(queries, key),
  }
}
