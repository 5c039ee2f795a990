import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'

export async function findPasskeys(queries: Queries, userId: string) {
  return queries
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'credential_id as credentialId',
      'transports',
      'is_backed_up as isBackedUp',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Whose passkey this is. */
export async function findOwner(queries: Queries, credentialId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('passkeys')
    .select('user_id as userId')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.userId ?? null
}

/** The passkey with an id of its device, locked until its counter is stored. */
export async function lockPasskey(queries: Queries, credentialId: string) {
  return queries
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewPasskey {
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly isBackedUp: boolean
  readonly name: string
  readonly now: Instant
}

/** `false` when the passkey is stored already. */
export async function insertPasskey(queries: Queries, passkey: NewPasskey): Promise<boolean> {
  const row = await queries
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteUse(
  queries: Queries,
  use: { id: string; counter: number; isBackedUp: boolean; now: Instant },
): Promise<void> {
  await queries
    .updateTable('passkeys')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, last_used_at: use.now })
    .where('id', '=', use.id)
    .execute()
}

/** `false` when the person has no such passkey. */
export async function renameOwn(
  queries: Queries,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const row = await queries
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The name of the removed passkey; `null` when the person has no such one. */
export async function deleteOwn(
  queries: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const row = await queries
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

export async function storeChallenge(
  queries: Queries,
  challenge: { hash: Buffer; userId: string | null; expiresAt: Instant },
): Promise<void> {
  await queries
    .insertInto('passkey_challenges')
    .values({ hash: challenge.hash, user_id: challenge.userId, expires_at: challenge.expiresAt })
    .execute()
}

/** Uses up a challenge of a person, or of a sign-in (`userId` is null); `false` when it is unknown or has expired. */
export async function consumeChallenge(
  queries: Queries,
  { hash, userId, now }: { hash: Buffer; userId: string | null; now: Instant },
): Promise<boolean> {
  const row = await queries
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeOldChallenges(queries: Queries, now: Instant): Promise<void> {
  await deleteInParts(queries, 'passkey_challenges', sql`expires_at <= ${now}::timestamptz`)
}
