import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A person as the provider of a company knows them. */
export interface Subject {
  readonly organisationId: string
  readonly issuer: string
  readonly subject: string
}

/** Locks a person of a provider, so that two first sign-ins at once make one account. */
export async function lockSubject(
  queries: Queries,
  { organisationId, issuer, subject }: Subject,
): Promise<void> {
  const name = `${organisationId} ${issuer} ${subject}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries)
}

export async function findUserOfSubject(
  queries: Queries,
  { organisationId, issuer, subject }: Subject,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('sso_subjects')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Binds an account to a person of the provider; `false` where either is bound to another. */
export async function bindSubject(
  queries: Queries,
  of: Subject & { readonly userId: string; readonly now: Instant },
): Promise<boolean> {
  const row = await queries
    .insertInto('sso_subjects')
    .values({
      organisation_id: of.organisationId,
      issuer: of.issuer,
      subject: of.subject,
      user_id: of.userId,
      created_at: of.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined || (await findUserOfSubject(queries, of)) === of.userId
}

/** Forgets who an account was at a provider: somebody who left comes back as who they are now. */
export async function unbindUser(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('sso_subjects').where('user_id', '=', userId).execute()
}

export interface HeldMembership {
  readonly organisationId: string
  readonly parentId: string | null
  readonly role: TeamRole
}

/** Where a person is a member, locked until the end of the transaction. */
export async function lockMemberships(
  queries: Queries,
  userId: string,
): Promise<readonly HeldMembership[]> {
  return queries
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select([
      'm.organisation_id as organisationId',
      'o.parent_id as parentId',
      sql<TeamRole>`m.role`.as('role'),
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .forUpdate(['m'])
    .execute()
}

/** Whether a company has another active administrator; its administrators are locked. */
export async function hasOtherAdministrator(
  queries: Queries,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<boolean> {
  const rows = await queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id as userId', 'u.validated_at as validatedAt'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', '=', 'admin')
    .orderBy('m.user_id')
    .forUpdate(['m'])
    .execute()
  return rows.some((row) => row.userId !== userId && row.validatedAt !== null)
}

/** Activates an account that its provider has let in; nothing that opened it before does. */
export async function activateByProvider(
  queries: Queries,
  { userId, now }: { userId: string; now: Instant },
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ validated_at: now, password_hash: null, google_login: false, google_subject: null })
    .where('id', '=', userId)
    .execute()
}
