import type { Clock } from './clock.ts'
import { type Db, nobody } from './db.ts'
import { forgottenAt } from './idempotency.ts'
import { removeForgotten, removeOldThrottles } from './idempotency-queries.ts'
import { repeat, type Repeated } from './repeat.ts'

const every = 600_000
const batch = 1_000

/** Removes idempotency keys and counters of tries after their day, every ten minutes; several processes share the work. */
export function startKeySweeper(db: Db, clock: Clock, onError: (error: unknown) => void): Repeated {
  return repeat(() => sweepKeys(db, clock), every, onError)
}

/** In small statements, so that no write waits for a long one. */
export async function sweepKeys(db: Db, clock: Clock): Promise<void> {
  const queries = db.queries(nobody)
  const until = forgottenAt(clock.now())
  while ((await removeForgotten(queries, until, batch)) === batch);
  while ((await removeOldThrottles(queries, until, batch)) === batch);
}
