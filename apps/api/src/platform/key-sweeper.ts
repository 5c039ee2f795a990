import type { Clock } from './clock.ts'
import { type Db, nobody } from './db.ts'
import { forgottenAt } from './idempotency.ts'
import { removeForgotten, removeOldThrottles } from './idempotency-queries.ts'

const every = 600_000
const batch = 1_000

export interface KeySweeper {
  stop(): Promise<void>
}

/** Removes idempotency keys and counters of tries after their day, every ten minutes; several processes share the work. */
export function startKeySweeper(
  db: Db,
  clock: Clock,
  onError: (error: unknown) => void,
): KeySweeper {
  let running: Promise<void> | null = null
  const sweep = () => (running ??= sweepKeys(db, clock).finally(() => (running = null)))
  const timer = setInterval(() => void sweep().catch(onError), every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}

/** In small statements, so that no write waits for a long one. */
export async function sweepKeys(db: Db, clock: Clock): Promise<void> {
  const queries = db.queries(nobody)
  const until = forgottenAt(clock.now())
  while ((await removeForgotten(queries, until, batch)) === batch);
  while ((await removeOldThrottles(queries, until, batch)) === batch);
}
