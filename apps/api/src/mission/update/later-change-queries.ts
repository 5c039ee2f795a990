import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** Changes of a mission by others after an instant, newest first, with their authors. */
export function findLaterChanges(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  { after, userId }: { readonly after: Instant; readonly userId: string },
) {
  return queries
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select([
      sql<Readonly<Record<string, unknown>>>`a.after`.as('after'),
      sql<string | null>`full_name(u.first_name, u.last_name)`.as('by'),
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.at', '>', after)
    .where('a.actor_id', '!=', userId)
    .where('a.entity_id', '=', id)
    .where('a.action', '=', 'mission.update')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
}
