import { createHash } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'

/**
 * The key of a counter: kind of try, account, network. It is a hash, so nothing readable is stored.
 */
export function throttleKey(kind: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('hex')
}

interface Counter {
  readonly failures: number
  readonly pauses: number
}

/**
 * Counts a try before it is made, so that simultaneous tries are all counted. `null` during a
 * pause, in which tries are not counted and do not make it longer.
 */
export async function countTry(
  queries: Queries,
  key: string,
  when: { readonly now: Instant; readonly windowStart: Instant; readonly forgottenAt: Instant },
): Promise<Counter | null> {
  const { rows } = await sql<Counter>`
    insert into login_throttles as t (key, window_started_at, failures)
    values (${key}, ${when.now}, 1)
    on conflict (key) do update set
      failures = case when t.paused_until is not null or t.window_started_at <= ${when.windowStart}::timestamptz
        then 1 else t.failures + 1 end,
      window_started_at = case when t.paused_until is not null or t.window_started_at <= ${when.windowStart}::timestamptz
        then excluded.window_started_at else t.window_started_at end,
      pauses = case when t.window_started_at <= ${when.forgottenAt}::timestamptz then 0 else t.pauses end,
      paused_until = null
    where t.paused_until is null or t.paused_until <= ${when.now}::timestamptz
    returning failures, pauses`.execute(queries)
  return rows[0] ?? null
}

/** Begins a pause, unless another call has just begun it. */
export async function startPause(
  queries: Queries,
  key: string,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<void> {
  await sql`
    update login_throttles set pauses = pauses + 1, paused_until = ${until}
    where key = ${key} and (paused_until is null or paused_until <= ${now}::timestamptz)`.execute(
    queries,
  )
}

export async function findPauseEnd(queries: Queries, key: string): Promise<Instant | null> {
  const row = await queries
    .selectFrom('login_throttles')
    .select('paused_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.paused_until ?? null
}

export async function giveTryBack(queries: Queries, key: string): Promise<void> {
  await sql`update login_throttles set failures = greatest(failures - 1, 0) where key = ${key}`.execute(
    queries,
  )
}

export async function forgetTries(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom('login_throttles').where('key', '=', key).execute()
}
