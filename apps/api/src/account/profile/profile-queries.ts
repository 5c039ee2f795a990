import { isUniqueViolation } from '../../platform/database/database-failure.ts'
import type { Queries } from '../../platform/database/db.ts'

/** A stored profile, with the field names of the wire. */
export interface StoredProfile {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
}

/**
 * The profile, locked until the transaction ends, so that the audit row holds its real former
 * values.
 */
export async function lockProfile(
  queries: Queries,
  userId: string,
): Promise<StoredProfile | undefined> {
  return queries
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone_number as phone'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * `false` when a simultaneous call gave the e-mail to another account; the transaction has then
 * failed.
 */
export async function saveProfile(
  queries: Queries,
  userId: string,
  profile: StoredProfile,
): Promise<boolean> {
  try {
    await queries
      .updateTable('users')
      .set({
        first_name: profile.firstName,
        last_name: profile.lastName,
        email: profile.email,
        phone_number: profile.phone,
      })
      .where('id', '=', userId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Replaces a verified password; `false` when it has changed since. */
export async function replacePassword(
  queries: Queries,
  change: { userId: string; verifiedHash: string; passwordHash: string },
): Promise<boolean> {
  const row = await queries
    .updateTable('users')
    .set({ password_hash: change.passwordHash })
    .where('id', '=', change.userId)
    .where('password_hash', '=', change.verifiedHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes reset links from before a change of password or e-mail. */
export async function dropPasswordResets(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}
