import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { BatchRow } from '../batch-queries.ts'

type Version = Pick<BatchRow, 'organisationId' | 'id' | 'version'>

/** Pages of a version that a person has seen. */
export async function findPagesRead(
  queries: Queries,
  { organisationId, id, version }: Version,
  userId: string,
): Promise<number> {
  const row = await queries
    .selectFrom('contract_readings')
    .select('pages_read as pagesRead')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.pagesRead ?? 0
}

/** Stores how far a person has read; never fewer pages than before. */
export async function storePagesRead(
  queries: Queries,
  { organisationId, id, version }: Version,
  reading: { readonly userId: string; readonly pagesRead: number; readonly at: Instant },
): Promise<number> {
  const { pagesRead } = await queries
    .insertInto('contract_readings')
    .values({
      batch_id: id,
      version,
      user_id: reading.userId,
      organisation_id: organisationId,
      pages_read: reading.pagesRead,
      read_at: reading.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['batch_id', 'version', 'user_id']).doUpdateSet({
        pages_read: sql`greatest(contract_readings.pages_read, excluded.pages_read)`,
        read_at: sql`excluded.read_at`,
      }),
    )
    .returning('pages_read as pagesRead')
    .executeTakeFirstOrThrow()
  return pagesRead
}
