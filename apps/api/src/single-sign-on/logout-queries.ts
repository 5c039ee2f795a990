import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { ProviderLogout } from '../outside/identity-provider/port.ts'
import type { Queries } from '../platform/database/db.ts'

/** Notes a logout token; `false` for one that was obeyed before. Forgets those of the past. */
export async function noteLogoutToken(
  queries: Queries,
  { hash, now, expiresAt }: { hash: Buffer; now: Instant; expiresAt: Instant },
): Promise<boolean> {
  await queries.deleteFrom('sso_logout_tokens').where('expires_at', '<=', now).execute()
  const row = await queries
    .insertInto('sso_logout_tokens')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the sessions that a provider names; returns whose they were, once for each session. */
export async function deleteProviderSessions(
  queries: Queries,
  organisationId: string,
  { sid, subject }: ProviderLogout,
): Promise<readonly string[]> {
  const rows = await queries
    .deleteFrom('sessions')
    .where(
      sql<boolean>`id in (
        select session_id from sso_sessions where organisation_id = ${organisationId}::uuid
          and (${sid}::text is null or sid = ${sid})
          and (${subject}::text is null or subject = ${subject})
      )`,
    )
    .returning('user_id as userId')
    .execute()
  return rows.map(({ userId }) => userId)
}
