import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { dropEmailChanges, isEmailKept } from './profile/email-change-queries.ts'

/** Stores a new invitation of an account; the former link no longer works. */
export async function replaceInvitation(
  queries: Queries,
  invitation: { userId: string; tokenHash: Buffer; expiresAt: Instant },
): Promise<void> {
  const values = {
    token_hash: invitation.tokenHash,
    expires_at: invitation.expiresAt,
    used_at: null,
  }
  await queries
    .insertInto('invitations')
    .values({ user_id: invitation.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Whether an invitation is valid. */
export async function isInvitationOpen(
  queries: Queries,
  invitation: { tokenHash: Buffer; userId: string; now: Instant },
): Promise<boolean> {
  const row = await queries
    .selectFrom('invitations')
    .select('user_id')
    .where('token_hash', '=', invitation.tokenHash)
    .where('user_id', '=', invitation.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', invitation.now)
    .executeTakeFirst()
  return row !== undefined
}

/** Consumes an invitation; `false` when it is unknown, expired, revoked or used. */
export async function consumeInvitation(
  queries: Queries,
  invitation: { tokenHash: Buffer; userId: string; now: Instant },
): Promise<boolean> {
  const row = await queries
    .updateTable('invitations')
    .set({ used_at: invitation.now })
    .where('token_hash', '=', invitation.tokenHash)
    .where('user_id', '=', invitation.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', invitation.now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteInvitation(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('invitations').where('user_id', '=', userId).execute()
}

/** Activates the account, with the chosen password or the Google account. */
export async function validateUser(
  queries: Queries,
  account: { userId: string; now: Instant } & (
    | { passwordHash: string }
    | { googleSubject: string }
  ),
): Promise<void> {
  await queries
    .updateTable('users')
    .set({
      ...('passwordHash' in account
        ? { password_hash: account.passwordHash }
        : { google_login: true, google_subject: account.googleSubject }),
      validated_at: account.now,
    })
    .where('id', '=', account.userId)
    .execute()
}

interface InvitedPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: 'fr' | 'en'
  readonly now: Instant
}

/**
 * Creates an account that waits for its activation, or resets that of a person without any team.
 * `null` when the e-mail belongs to another person, even by a simultaneous call.
 */
export async function insertInvitedUser(
  queries: Queries,
  { email, firstName, lastName, locale, now }: InvitedPerson,
): Promise<string | null> {
  if (await isEmailKept(queries, { email, now })) return null
  const fields = { first_name: firstName, last_name: lastName, locale }
  const added = await queries
    .insertInto('users')
    .values({ email, ...fields, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added !== undefined) return added.id
  // The lock comes before the memberships are read, so that two invitations run one after the
  // other.
  await queries.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
  const renewed = await queries
    .updateTable('users')
    .set({
      ...fields,
      password_hash: null,
      google_login: false,
      google_subject: null,
      validated_at: null,
    })
    .where('email', '=', email)
    .where('is_insider', '=', false)
    .where(sql<boolean>`not exists (select from memberships m where m.user_id = users.id)`)
    .returning('id')
    .executeTakeFirst()
  if (renewed === undefined) return null
  await dropEmailChanges(queries, renewed.id)
  return renewed.id
}
