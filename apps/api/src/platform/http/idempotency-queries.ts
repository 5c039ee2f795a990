import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../database/db.ts'
import type { WireAnswer } from './wire-answer.ts'

export interface KeyedAnswer extends WireAnswer {
  readonly digest: Buffer
  readonly fingerprint: Buffer
}

// A constant text, so that each connection plans it once.
const keep = `
  insert into idempotency_keys as kept (digest, fingerprint, status, body, created_at)
  values ($1, $2, $3, $4, $5)
  on conflict (digest) do update set fingerprint = excluded.fingerprint,
    status = excluded.status, body = excluded.body, created_at = excluded.created_at
    where kept.created_at <= $6
  returning status`

/**
 * Stores an answer; `false` when its key has one since `forgottenAt`. Waits for another transaction
 * that stores an answer under this key.
 */
export async function insertAnswer(
  queries: Queries,
  { digest, fingerprint, status, body }: KeyedAnswer,
  now: Instant,
  forgottenAt: Instant,
): Promise<boolean> {
  const parameters = [digest, fingerprint, status, body, now, forgottenAt]
  const { rows } = await queries.executeQuery(CompiledQuery.raw(keep, parameters))
  return rows.length === 1
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
