import type { Browser, System } from '@renfort/domain/account/device.ts'
import type { SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'
import { limitEndOf } from '../../platform/http/session-limit.ts'

/** The owner of the sessions, and their current session. */
export interface SessionOwner {
  readonly userId: string
  readonly tokenHash: Buffer
}

/** More sessions than a user opens in thirty days; it keeps the list short. */
const mostListed = 100

/** Open sessions of a user: the current one first, then the last used ones. */
export async function findOpenSessions(
  queries: Queries,
  { userId, tokenHash }: SessionOwner,
  when: { now: Instant; idleSince: Instant },
) {
  return queries
    .selectFrom('sessions')
    .select([
      'id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      sql<Browser | null>`browser`.as('browser'),
      sql<System | null>`system`.as('system'),
      sql<boolean>`token_hash = ${tokenHash}`.as('isCurrent'),
    ])
    .where('user_id', '=', userId)
    .where('awaits_second_factor', '=', false)
    .where('expires_at', '>', when.now)
    .where('last_seen_at', '>', when.idleSince)
    .where(
      sql<boolean>`coalesce(${sql.raw(limitEndOf('sessions'))} > ${when.now}::timestamptz, true)`,
    )
    .orderBy('isCurrent', 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(mostListed)
    .execute()
}

/** `false` when the user has no such session. */
export async function deleteSessionById(
  queries: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const row = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a user except the current one; returns how many. */
export async function deleteOtherSessions(
  queries: Queries,
  { userId, tokenHash }: SessionOwner,
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Notes that the user of a session has just proved a second factor. */
export async function proveSession(
  queries: Queries,
  { tokenHash, now }: { tokenHash: Buffer; now: Instant },
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A proof by the password alone no longer counts once its person has a second factor. */
export async function forgetOtherProofs(
  queries: Queries,
  { userId, tokenHash }: SessionOwner,
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ proved_at: null })
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .execute()
}

/** Opens a session whose sign-in waited for a second step; `null` when it did not wait. */
export async function releaseSession(
  queries: Queries,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Instant },
): Promise<{ id: string; way: SignInWay | null } | null> {
  const row = await queries
    .updateTable('sessions')
    .set({ awaits_second_factor: false, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('awaits_second_factor', '=', true)
    .returning(['id', sql<SignInWay | null>`way`.as('way')])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Deletes sessions whose time is over, with what belongs to them. The trail and the sign-ins name
 * their person, not the session.
 */
export async function removeEndedSessions(queries: Queries, now: Instant): Promise<void> {
  await deleteInParts(queries, 'sessions', sql`expires_at <= ${now}::timestamptz`)
}
