import type { Queries } from '../platform/database/db.ts'

/** The domains that a company or a group has proved to be its own. */
export async function findVerifiedDomains(
  queries: Queries,
  organisationId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('sso_domains')
    .select('domain')
    .where('organisation_id', '=', organisationId)
    .where('verified_at', 'is not', null)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}
