import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'

/** A link in a mail about a change of e-mail. */
export interface EmailLink {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly now: Instant
}

export interface EmailChange {
  readonly formerEmail: string
  readonly newEmail: string
}

/**
 * Stores a change that waits for confirmation. An earlier waiting change can no longer be
 * confirmed; its former address can still undo it.
 */
export async function insertEmailChange(
  queries: Queries,
  change: EmailChange & {
    userId: string
    confirmHash: Buffer
    undoHash: Buffer
    now: Instant
    confirmUntil: Instant
    undoUntil: Instant
  },
): Promise<void> {
  await endConfirmations(queries, change.userId, change.now)
  await queries
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      former_email: change.formerEmail,
      new_email: change.newEmail,
      confirm_hash: change.confirmHash,
      undo_hash: change.undoHash,
      created_at: change.now,
      confirm_until: change.confirmUntil,
      undo_until: change.undoUntil,
    })
    .execute()
}

/** Makes sure that no waiting change can be confirmed any more. */
export async function endConfirmations(
  queries: Queries,
  userId: string,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('email_changes')
    .set({ confirm_until: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', now)
    .execute()
}

/** Uses the link to the new address; `undefined` when it is unknown, expired or used. */
export async function consumeConfirmation(
  queries: Queries,
  { userId, tokenHash, now, undoUntil }: EmailLink & { undoUntil: Instant },
): Promise<EmailChange | undefined> {
  return queries
    .updateTable('email_changes')
    .set({ confirmed_at: now, undo_until: undoUntil })
    .where('confirm_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', now)
    .returning(['former_email as formerEmail', 'new_email as newEmail'])
    .executeTakeFirst()
}

/**
 * Undoes a change with the link to the former address, and all later ones of the account, so that
 * the author of those has no link left to undo this.
 */
export async function takeChangeBack(
  queries: Queries,
  { userId, tokenHash, now }: EmailLink,
): Promise<EmailChange | undefined> {
  const change = await queries
    .selectFrom('email_changes')
    .select(['former_email as formerEmail', 'new_email as newEmail', 'created_at as createdAt'])
    .where('undo_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('undo_until', '>', now)
    .executeTakeFirst()
  if (change === undefined) return undefined
  await queries
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('created_at', '>=', change.createdAt)
    .execute()
  return change
}

/** Whether an e-mail is reserved for another account that may still return to it. */
export async function isEmailKept(
  queries: Queries,
  { email, now, exceptFor }: { email: string; now: Instant; exceptFor?: string },
): Promise<boolean> {
  let kept = queries
    .selectFrom('email_changes')
    .select('id')
    .where('former_email', '=', email)
    .where('undo_until', '>', now)
  if (exceptFor !== undefined) kept = kept.where('user_id', '<>', exceptFor)
  return (await kept.limit(1).executeTakeFirst()) !== undefined
}

export async function dropEmailChanges(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Deletes changes that nobody can confirm or undo any more. */
export async function removeOldEmailChanges(queries: Queries, now: Instant): Promise<void> {
  await deleteInParts(
    queries,
    'email_changes',
    sql`undo_until <= ${now}::timestamptz and confirm_until <= ${now}::timestamptz`,
  )
}
