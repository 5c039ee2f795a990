import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** What the provider of a company said of a sign-in that it answered for. */
export interface ProviderSignIn {
  /** The company or group whose provider it is. */
  readonly organisationId: string
  readonly issuer: string
  readonly subject: string
  readonly sid: string | null
  readonly acr: string | null
  readonly amr: readonly string[]
  readonly authTime: Instant | null
}

/**
 * Whether a person has to come in by the provider of their company: it asks this of the e-mails of
 * its domains, except of one administrator. Whoever also belongs to another company is not asked,
 * because its provider would not let them in.
 */
export async function mustUseProvider(queries: Queries, userId: string): Promise<boolean> {
  const { must } = await queries
    .selectNoFrom(
      sql<boolean>`exists (
        select from users u
        join sso_domains d on d.verified_at is not null
          and d.domain = substring(u.email from '[^@]*$')
        join sso_connections c on c.organisation_id = d.organisation_id and c.is_required
          and c.emergency_admin_id <> u.id
        where u.id = ${userId}::uuid and not u.is_insider and not exists (
          select from memberships m join organisations o on o.id = m.organisation_id
          where m.user_id = u.id and c.organisation_id not in (o.id, coalesce(o.parent_id, o.id))
        ) and exists (select from memberships m where m.user_id = u.id)
      )`.as('must'),
    )
    .executeTakeFirstOrThrow()
  return must
}

export async function insertProviderSession(
  queries: Queries,
  sessionId: string,
  provider: ProviderSignIn,
): Promise<void> {
  await queries
    .insertInto('sso_sessions')
    .values({
      session_id: sessionId,
      organisation_id: provider.organisationId,
      issuer: provider.issuer,
      subject: provider.subject,
      sid: provider.sid,
      acr: provider.acr,
      amr: [...provider.amr],
      auth_time: provider.authTime,
    })
    .execute()
}

/** What the provider said when it opened a session; `undefined` for any other session. */
export async function findProviderSession(
  queries: Queries,
  sessionId: string,
): Promise<Pick<ProviderSignIn, 'acr' | 'amr'> | undefined> {
  return queries
    .selectFrom('sso_sessions')
    .select(['acr', 'amr'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}
