import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/db.ts'

/** What the trail of a company says of its pay policy, newest first. */
export async function findPolicyChanges(queries: Queries, organisationId: string, most: number) {
  const name = (person: 'actor' | 'principal') =>
    sql<
      string | null
    >`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`
  return queries
    .selectFrom('audit_log as line')
    .leftJoin('users as actor', 'actor.id', 'line.actor_id')
    .leftJoin('users as principal', 'principal.id', 'line.on_behalf_of_id')
    .select([
      'line.id',
      'line.at',
      sql<AuditedAction>`line.action`.as('action'),
      'line.before',
      'line.after',
      name('actor').as('actorName'),
      'actor.is_insider as actorIsInsider',
      name('principal').as('principalName'),
    ])
    .where('line.organisation_id', '=', organisationId)
    .where(sql<boolean>`split_part(line.action, '.', 1) = 'remuneration'`)
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(most)
    .execute()
}
