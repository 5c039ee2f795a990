import type { KnownHeadings } from '@renfort/domain/attendance/import-table.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** What a company has called the columns of its files; nothing before it has said so. */
export async function findHeadings(
  queries: Queries,
  organisationId: string,
): Promise<KnownHeadings> {
  const found = await queries
    .selectFrom('attendance_import_headings')
    .select('headings')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return found?.headings ?? {}
}

export async function saveHeadings(
  queries: Queries,
  organisationId: string,
  headings: KnownHeadings,
  now: Instant,
): Promise<void> {
  const values = { headings: json(headings), updated_at: now }
  await queries
    .insertInto('attendance_import_headings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}
