import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Device } from '@renfort/domain/account/device.ts'
import type { SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { isEmailKept } from './profile/email-change-queries.ts'

export interface AccountRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly locale: 'fr' | 'en'
  readonly passwordHash: string | null
  readonly googleLogin: boolean
  readonly googleSubject: string | null
  readonly isInsider: boolean
  readonly validatedAt: Instant | null
}

export async function findAccount(
  queries: Queries,
  email: string,
): Promise<AccountRow | undefined> {
  return accounts(queries).where('email', '=', email).executeTakeFirst()
}

export async function findAccountById(
  queries: Queries,
  id: string,
): Promise<AccountRow | undefined> {
  return accounts(queries).where('id', '=', id).executeTakeFirst()
}

/** The account of a person who may use it again: active, and member of a team or internal staff. */
export async function findOpenAccount(
  queries: Queries,
  email: string,
): Promise<AccountRow | undefined> {
  return accounts(queries)
    .where('email', '=', email)
    .where('validated_at', 'is not', null)
    .where(
      sql<boolean>`(is_insider or exists (select from memberships m where m.user_id = users.id))`,
    )
    .executeTakeFirst()
}

export function accounts(queries: Queries) {
  return queries
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name as firstName',
      sql<'fr' | 'en'>`locale`.as('locale'),
      'password_hash as passwordHash',
      'google_login as googleLogin',
      'google_subject as googleSubject',
      'is_insider as isInsider',
      'validated_at as validatedAt',
    ])
}

/** Where a user starts: the group they belong to, else their first company. */
export async function findHome(
  queries: Queries,
  userId: string,
): Promise<{ organisationId: string; organisationType: 'parent' | 'other' } | undefined> {
  return queries
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['o.id as organisationId', sql<'parent' | 'other'>`o.kind`.as('organisationType')])
    .where('m.user_id', '=', userId)
    .orderBy(sql`o.kind = 'parent'`, 'desc')
    .orderBy('m.created_at')
    .executeTakeFirst()
}

export async function insertSession(
  queries: Queries,
  session: {
    tokenHash: Buffer
    userId: string
    now: Instant
    expiresAt: Instant
    awaitsSecondFactor: boolean
    provedAt: Instant | null
    device: Device
    way: SignInWay
    hasProviderFactor: boolean
  },
): Promise<string> {
  const { id } = await queries
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      awaits_second_factor: session.awaitsSecondFactor,
      proved_at: session.provedAt,
      browser: session.device.browser,
      system: session.device.system,
      way: session.way,
      has_provider_factor: session.hasProviderFactor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<string | null> {
  const row = await queries
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function deleteSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string | null
  /** The subject of the Google account with which the user signs in. */
  readonly googleSubject?: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly locale: 'fr' | 'en'
  readonly isInsider: boolean
  readonly now: Instant
}

/** `null` when the e-mail or the Google account is taken, even by a simultaneous call. */
export async function insertUser(queries: Queries, account: NewAccount): Promise<string | null> {
  if (await isEmailKept(queries, account)) return null
  const row = await queries
    .insertInto('users')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      google_login: account.googleSubject !== undefined,
      google_subject: account.googleSubject ?? null,
      first_name: account.firstName,
      last_name: account.lastName,
      phone_number: account.phoneNumber,
      locale: account.locale,
      is_insider: account.isInsider,
      validated_at: account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Nothing where a simultaneous call, of a directory or of a sign-in, has just made the person a member. */
export async function insertMembership(
  queries: Queries,
  membership: { userId: string; organisationId: string; role: TeamRole; now: Instant },
): Promise<void> {
  await queries
    .insertInto('memberships')
    .values({
      user_id: membership.userId,
      organisation_id: membership.organisationId,
      role: membership.role,
      created_at: membership.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'organisation_id']).doNothing())
    .execute()
}

/**
 * Whether a verified password is still that of the account. The row stays locked until the
 * transaction ends.
 */
export async function holdPassword(
  queries: Queries,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function setPassword(
  queries: Queries,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

/**
 * Removes the link of an account with a password to a Google account: that no longer opens it until
 * it is linked again.
 */
export async function unlinkGoogle(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ google_subject: null })
    .where('id', '=', userId)
    .where('google_login', '=', false)
    .execute()
}

export async function setLocale(
  queries: Queries,
  userId: string,
  locale: 'fr' | 'en',
): Promise<void> {
  await queries.updateTable('users').set({ locale }).where('id', '=', userId).execute()
}

/** Stores a link for choosing a new password, for an account that has one. */
export async function insertPasswordReset(
  queries: Queries,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Instant },
): Promise<void> {
  await queries
    .insertInto('password_resets')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          sql<Buffer>`${reset.tokenHash}::bytea`.as('token_hash'),
          'id',
          sql<Instant>`${reset.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', reset.userId)
        .where('google_login', '=', false),
    )
    .execute()
}

/** Whether a reset link is valid. */
export async function isResetOpen(
  queries: Queries,
  reset: { tokenHash: Buffer; userId: string; now: Instant },
): Promise<boolean> {
  const row = await queries
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', reset.tokenHash)
    .where('user_id', '=', reset.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', reset.now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a reset link; `false` when it is unknown, expired or used. */
export async function consumePasswordReset(
  queries: Queries,
  reset: { tokenHash: Buffer; userId: string; now: Instant },
): Promise<boolean> {
  const row = await queries
    .updateTable('password_resets')
    .set({ used_at: reset.now })
    .where('token_hash', '=', reset.tokenHash)
    .where('user_id', '=', reset.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', reset.now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
