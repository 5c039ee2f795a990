import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A document of contracts that its company contests. */
export interface ContestedDocument {
  readonly id: string
  readonly organisationId: string
  readonly missionId: string
  readonly version: number
  readonly contestedAt: Instant
  readonly description: string
}

/** What waits for a correction, in companies and on missions that staff may act on. */
export async function findContestedDocuments(
  queries: Queries,
): Promise<readonly ContestedDocument[]> {
  const { rows } = await sql<ContestedDocument>`
    select b.id, b.organisation_id as "organisationId", b.mission_id as "missionId", b.version,
      v.contested_at as "contestedAt", v.contest_description as description
    from contract_batches b
    join contract_versions v on v.batch_id = b.id and v.version = b.version
    join missions m on m.id = b.mission_id and not m.archived
    join organisations o on o.id = b.organisation_id and o.blocked_at is null
    where b.status = 'contested' and b.contract_ids <> '{}'
    order by b.starts_at, b.id
    limit 500`.execute(queries)
  return rows
}
