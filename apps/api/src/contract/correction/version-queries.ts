import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { BatchRow } from '../batch-queries.ts'
import type { Recipient } from '../recipient-queries.ts'

/** The person who contested the current version, if they still belong to its company or group. */
export async function findContestant(
  queries: Queries,
  { id, version, organisationId }: Pick<BatchRow, 'id' | 'version' | 'organisationId'>,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.email, u.first_name as "firstName", u.locale
    from contract_versions v
    join users u on u.id = v.contested_by
    where v.batch_id = ${id}::uuid and v.version = ${version}
      and exists (
        select from memberships r join organisations o on r.organisation_id in (o.id, o.parent_id)
        where r.user_id = u.id and o.id = ${organisationId}::uuid
      )`.execute(queries)
  return rows[0]
}
