import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery, sql } from 'kysely'
import { isMissingValue } from '../database/database-failure.ts'
import type { Queries } from '../database/db.ts'
import type { WireAnswer } from './wire-answer.ts'

export interface KeyedAnswer extends WireAnswer {
  readonly digest: Buffer
  readonly fingerprint: Buffer
}

// A constant text, so that each connection plans it once. A key that still has an answer loses its
// status, which the table refuses: the statement fails, and with it a commit that was sent behind it.
const keep = `
  insert into idempotency_keys as kept (digest, fingerprint, status, body, created_at)
  values ($1, $2, $3, $4, $5)
  on conflict (digest) do update set fingerprint = excluded.fingerprint,
    status = case when kept.created_at <= $6 then excluded.status end,
    body = excluded.body, created_at = excluded.created_at`

/**
 * Stores an answer; fails when its key has one since `forgottenAt`. Waits for another transaction
 * that stores an answer under this key.
 */
export function answerInsert(
  { digest, fingerprint, status, body }: KeyedAnswer,
  now: Instant,
  forgottenAt: Instant,
): CompiledQuery {
  return CompiledQuery.raw(keep, [digest, fingerprint, status, body, now, forgottenAt])
}

/** Whether a statement of `answerInsert` failed because its key has an answer. */
export function isAnsweredBefore(error: unknown): boolean {
  return isMissingValue(error, { table: 'idempotency_keys', column: 'status' })
}

export async function findAnswer(
  queries: Queries,
  digest: Buffer,
  forgottenAt: Instant,
): Promise<KeyedAnswer | undefined> {
  return queries
    .selectFrom('idempotency_keys')
    .select(['digest', 'fingerprint', 'status', 'body'])
    .where('digest', '=', digest)
    .where('created_at', '>', forgottenAt)
    .executeTakeFirst()
}

/** Removes some expired answers, and returns how many. */
export async function removeForgotten(
  queries: Queries,
  forgottenAt: Instant,
  most: number,
): Promise<number> {
  const { rows } = await sql`
    delete from idempotency_keys where digest in (
      select digest from idempotency_keys where created_at <= ${forgottenAt}::timestamptz
      order by created_at limit ${most} for update skip locked
    ) returning status`.execute(queries)
  return rows.length
}

/** Removes some expired counters of tries, and returns how many. */
export async function removeOldThrottles(
  queries: Queries,
  forgottenAt: Instant,
  most: number,
): Promise<number> {
  const { rows } = await sql`
    delete from login_throttles where key in (
      select key from login_throttles where window_started_at <= ${forgottenAt}::timestamptz
      order by window_started_at limit ${most} for update skip locked
    ) returning failures`.execute(queries)
  return rows.length
}

/** Removes some allowances of calls that are whole, and returns how many. */
export async function removeFullBuckets(
  queries: Queries,
  now: Instant,
  most: number,
): Promise<number> {
  const { rows } = await sql`
    delete from call_buckets where caller in (
      select caller from call_buckets where full_at <= ${now}::timestamptz
      limit ${most} for update skip locked
    ) returning caller`.execute(queries)
  return rows.length
}
