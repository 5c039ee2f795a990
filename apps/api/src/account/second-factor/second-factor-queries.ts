import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** Whether a person has set an app up or has a passkey. */
export async function hasSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const { has } = await queries
    .selectNoFrom(
      sql<boolean>`exists (
          select from authenticator_apps where user_id = ${userId}::uuid and confirmed_at is not null
        ) or exists (select from passkeys where user_id = ${userId}::uuid)`.as('has'),
    )
    .executeTakeFirstOrThrow()
  return has
}

export interface StoredApp {
  /** The secret in use; `null` until a first code confirmed it. */
  readonly secret: Buffer | null
  readonly pendingSecret: Buffer | null
  readonly lastStep: number | null
}

/** The app of a person, locked until the end of the transaction. */
export async function lockApp(queries: Queries, userId: string): Promise<StoredApp | undefined> {
  return queries
    .selectFrom('authenticator_apps')
    .select(['secret', 'pending_secret as pendingSecret', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores the secret of an app that is being set up; one in use goes on until it is confirmed. */
export async function storePendingSecret(
  queries: Queries,
  { userId, secret }: { userId: string; secret: Buffer },
): Promise<void> {
  await queries
    .insertInto('authenticator_apps')
    .values({ user_id: userId, pending_secret: secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: secret }))
    .execute()
}

/** The pending secret is in use from this step on. */
export async function confirmSecret(
  queries: Queries,
  { userId, step, now }: { userId: string; step: number; now: Instant },
): Promise<void> {
  await queries
    .updateTable('authenticator_apps')
    .set({
      secret: sql`pending_secret`,
      pending_secret: null,
      confirmed_at: now,
      last_step: step,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Notes the step of an accepted code. */
export async function noteStep(
  queries: Queries,
  { userId, step }: { userId: string; step: number },
): Promise<void> {
  await queries
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteApp(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await queries.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await queries
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

/** Uses a recovery code; says of one that is not open whether it was used before. */
export async function consumeRecoveryCode(
  queries: Queries,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Instant },
): Promise<'right' | 'used' | 'wrong'> {
  const used = await queries
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (used !== undefined) return 'right'
  const known = await queries
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return known === undefined ? 'wrong' : 'used'
}

/** What the profile shows of the second factors of a person, besides their passkeys. */
export async function findFactors(queries: Queries, userId: string) {
  return queries
    .selectFrom('users as u')
    .leftJoin('authenticator_apps as a', 'a.user_id', 'u.id')
    .leftJoin('second_factor_resets as r', 'r.user_id', 'u.id')
    .select([
      'a.confirmed_at as appSince',
      'r.due_at as resetAt',
      sql<boolean>`u.password_hash is not null`.as('hasPassword'),
      sql<number>`(
        select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null
      )`.as('recoveryCodesLeft'),
      sql<boolean>`exists (
        select from missions m where m.created_by = u.id and m.status = 'submitted'
      )`.as('hasPosted'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Takes every second factor of a person away, and what waits for one. */
export async function deleteFactors(queries: Queries, userId: string): Promise<void> {
  for (const table of [
    'authenticator_apps',
    'recovery_codes',
    'passkeys',
    'second_factor_resets',
  ] as const) {
    await queries.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}

/** A reset that waits is over once its person proves the factor that they were said to have lost. */
export async function dropReset(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .deleteFrom('second_factor_resets')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Resets that are due, locked so that each takes effect once. */
export async function lockDueResets(
  queries: Queries,
  now: Instant,
): Promise<readonly { userId: string; organisationId: string }[]> {
  return queries
    .selectFrom('second_factor_resets')
    .select(['user_id as userId', 'organisation_id as organisationId'])
    .where('due_at', '<=', now)
    .orderBy('user_id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function insertReset(
  queries: Queries,
  reset: { userId: string; organisationId: string; askedBy: string; dueAt: Instant },
): Promise<boolean> {
  const row = await queries
    .insertInto('second_factor_resets')
    .values({
      user_id: reset.userId,
      organisation_id: reset.organisationId,
      asked_by: reset.askedBy,
      due_at: reset.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findRequirement(
  queries: Queries,
  organisationId: string,
): Promise<IsoDate | null> {
  const row = await queries
    .selectFrom('second_factor_requirements')
    .select('required_from')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.required_from ?? null
}

export async function storeRequirement(
  queries: Queries,
  organisationId: string,
  requiredFrom: IsoDate | null,
): Promise<void> {
  if (requiredFrom === null) {
    await queries
      .deleteFrom('second_factor_requirements')
      .where('organisation_id', '=', organisationId)
      .execute()
    return
  }
  await queries
    .insertInto('second_factor_requirements')
    .values({ organisation_id: organisationId, required_from: requiredFrom })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet({ required_from: requiredFrom }),
    )
    .execute()
}

/** Of each of these people: whether they have a second factor, and when its reset is due. */
export async function findReadiness(
  queries: Queries,
  userIds: readonly string[],
): Promise<readonly { id: string; isReady: boolean; resetAt: Instant | null }[]> {
  if (userIds.length === 0) return []
  return queries
    .selectFrom('users as u')
    .leftJoin('second_factor_resets as r', 'r.user_id', 'u.id')
    .select([
      'u.id',
      'r.due_at as resetAt',
      sql<boolean>`exists (
          select from authenticator_apps a where a.user_id = u.id and a.confirmed_at is not null
        ) or exists (select from passkeys p where p.user_id = u.id)`.as('isReady'),
    ])
    .where('u.id', 'in', userIds)
    .orderBy('u.id')
    .execute()
}
