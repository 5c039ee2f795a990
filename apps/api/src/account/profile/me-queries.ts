import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** The user, their active company and their group, in one statement. */
export async function findMe(
  queries: Queries,
  ids: { userId: string; organisationId: string | null; groupId: string | null },
) {
  return queries
    .selectFrom('users as u')
    .leftJoin('organisations as o', (join) =>
      join.on('o.id', '=', sql<string>`${ids.organisationId}::uuid`),
    )
    .leftJoin('organisation_profiles as p', 'p.organisation_id', 'o.id')
    .leftJoin('organisations as g', (join) =>
      join.on('g.id', '=', sql<string>`${ids.groupId}::uuid`),
    )
    .select([
      'u.id',
      'u.is_insider as isInsider',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone_number as phoneNumber',
      'u.email',
      sql<'fr' | 'en'>`u.locale`.as('locale'),
      'u.google_login as googleLogin',
      'o.id as organisationId',
      'o.name as organisationName',
      'o.parent_id as parentId',
      'o.job_descriptions_locked as jobDescriptionsLocked',
      'p.logo_url as logoUrl',
      'g.id as groupId',
      'g.name as groupName',
    ])
    .where('u.id', '=', ids.userId)
    .executeTakeFirst()
}
