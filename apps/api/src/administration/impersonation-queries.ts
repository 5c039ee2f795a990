import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

/** A user for whom internal staff may act: a member of a company, never one of the staff (G-23). */
export async function findActable(queries: Queries, userId: string) {
  return queries
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .select(['u.id', 'm.organisation_id as organisationId'])
    .where('u.id', '=', userId)
    .where('u.is_insider', '=', false)
    .orderBy('m.created_at')
    .limit(1)
    .executeTakeFirst()
}

/** Ends the impersonation of a session, if there is one; returns the user that it was for. */
export async function takeImpersonation(
  queries: Queries,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('impersonations as i')
    .using('sessions as s')
    .whereRef('s.id', '=', 'i.session_id')
    .where('s.token_hash', '=', tokenHash)
    .returning('i.user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function insertImpersonation(
  queries: Queries,
  { tokenHash, userId, reason, now, until }: NewImpersonation,
): Promise<void> {
  await queries
    .insertInto('impersonations')
    .columns(['session_id', 'user_id', 'reason', 'started_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('sessions')
        .select(({ val }) => [
          'id',
          val(userId).as('user_id'),
          val(reason).as('reason'),
          val(now).as('started_at'),
          val(until).as('expires_at'),
        ])
        .where('token_hash', '=', tokenHash),
    )
    .execute()
}

interface NewImpersonation {
  readonly tokenHash: Buffer
  readonly userId: string
  readonly reason: string
  readonly now: Instant
  readonly until: Instant
}
