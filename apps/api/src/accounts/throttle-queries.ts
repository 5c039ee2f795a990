import { createHash } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/db.ts'

/** An attempt's counter: what is tried, for which account, from where. Nothing readable is stored. */
export function throttleKey(kind: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('hex')
}

/** Failures of the running window and when it began; nothing when it is over. */
export function runningWindow(queries: Queries, key: string, windowStart: Instant) {
  return queries
    .selectFrom('login_throttles')
    .select(['failures', 'window_started_at as startedAt'])
    .where('key', '=', key)
    .where('window_started_at', '>', windowStart)
    .executeTakeFirst()
}

export async function addFailure(
  queries: Queries,
  key: string,
  now: Instant,
  windowStart: Instant,
): Promise<void> {
  await sql`
    insert into login_throttles (key, window_started_at, failures) values (${key}, ${now}, 1)
    on conflict (key) do update set
      failures = case when login_throttles.window_started_at > ${windowStart}::timestamptz
        then login_throttles.failures + 1 else 1 end,
      window_started_at = case when login_throttles.window_started_at > ${windowStart}::timestamptz
        then login_throttles.window_started_at else excluded.window_started_at end`.execute(queries)
}

export async function forgetFailures(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom('login_throttles').where('key', '=', key).execute()
}
