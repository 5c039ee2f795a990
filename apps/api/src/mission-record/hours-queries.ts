import type { HoursFollowed } from '@renfort/domain/mission/timeline.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/**
 * The conditions on hours `a` by the party they wait for, in the steps of a mission and in « À
 * faire ».
 */
export const openHours = {
  ofCompany: `a.status = 'att.waiting' and a.imported_at is null`,
  /** Hours that the company has imported: the Sider answers them. */
  ofSider: `a.status = 'att.waiting' and a.imported_at is not null`,
  disputed: `a.status in ('att.disputed', 'att.conflict')`,
} as const

/** The number of hours of a mission in each state. */
export async function countHours(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<HoursFollowed> {
  const lines = (which: string) => sql<number>`count(*) filter (where ${sql.raw(which)})::int`
  return queries
    .selectFrom('attendances as a')
    .select([
      lines(openHours.ofCompany).as('waiting'),
      lines(openHours.ofSider).as('imported'),
      lines(openHours.disputed).as('disputed'),
      lines(`a.status = 'att.validated'`).as('validated'),
      lines(`a.status = 'att.validated' and a.invoice_id is not null`).as('billed'),
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.mission_id', '=', id)
    .executeTakeFirstOrThrow()
}
