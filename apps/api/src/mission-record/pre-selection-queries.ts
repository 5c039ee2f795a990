import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/**
 * Whether the caller can open a pre-selection of the mission `m` (TASK-17, PLAN-12). The parameters
 * hold the caller's rights: `shown`, and `owner`, the user to whose missions they are limited.
 */
export function preSelectionLink(shown: string, owner: string): string {
  return `(
    m.pre_selection and ${shown}::text <> 'none'
    and (${owner}::uuid is null or m.manager_id = ${owner} or m.created_by = ${owner})
    and exists (
      select from applicants a where a.organisation_id = m.organisation_id and a.mission_id = m.id
        and (a.visible or ${shown} = 'all')
    )
  ) as "hasPreSelection"`
}

/** The number of approved candidates who are not hired yet. */
export async function countApproved(queries: Queries, missionId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('applicants as a')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('a.mission_id', '=', missionId)
    .where('a.status', '=', 'approved')
    .where(
      sql<boolean>`not exists (
        select from contracts c where c.mission_id = a.mission_id and c.sider_id = a.sider_id
          and c.cancelled_at is null)`,
    )
    .executeTakeFirstOrThrow()
  return count
}
