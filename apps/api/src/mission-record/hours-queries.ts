import type { HoursFollowed } from '@renfort/domain/mission/timeline.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** What has become of the hours of a mission. */
export async function countHours(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<HoursFollowed> {
  const lines = (which: string) => sql<number>`count(*) filter (where ${sql.raw(which)})::int`
  return queries
    .selectFrom('attendances')
    .select([
      lines(`status = 'att.waiting'`).as('waiting'),
      lines(`status in ('att.disputed', 'att.conflict')`).as('disputed'),
      lines(`status = 'att.validated'`).as('validated'),
      lines(`status = 'att.validated' and invoice_id is not null`).as('billed'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .executeTakeFirstOrThrow()
}
