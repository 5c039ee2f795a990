import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export interface NewFile {
  readonly key: string
  /** `null` for a file that belongs to no company. */
  readonly organisationId: string | null
  readonly bytes: number
}

/**
 * Total bytes of the files of a company. Other uploads of the company wait until this transaction
 * ends.
 */
export async function lockStoredBytes(queries: Queries, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`files ${organisationId}`}))`.execute(queries)
  const { total } = await queries
    .selectFrom('stored_files')
    .select((select) => sql<number>`coalesce(${select.fn.sum('bytes')}, 0)::int`.as('total'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertFile(queries: Queries, file: NewFile, now: Instant): Promise<void> {
  await queries
    .insertInto('stored_files')
    .values({
      key: file.key,
      organisation_id: file.organisationId,
      bytes: file.bytes,
      created_at: now,
    })
    .execute()
}

/** Marks a new file as used and the file that it replaces as unused. */
export async function exchangeFiles(
  queries: Queries,
  placed: string,
  removed: string | null,
): Promise<void> {
  await queries
    .updateTable('stored_files')
    .set({ in_place: sql<boolean>`key = ${placed}` })
    .where('key', 'in', removed === null ? [placed] : [placed, removed])
    .execute()
}

/** Marks a file as unused: the sweeper removes it. */
export async function releaseFile(queries: Queries, key: string): Promise<void> {
  await queries
    .updateTable('stored_files')
    .set({ in_place: false })
    .where('key', '=', key)
    .execute()
}

export async function deleteFileRow(queries: Queries, key: string): Promise<void> {
  await queries
    .deleteFrom('stored_files')
    .where('key', '=', key)
    .where('in_place', '=', false)
    .execute()
}

/** Files that nothing uses, and that are old enough not to belong to a call under way. */
export async function findAbandonedFiles(
  queries: Queries,
  before: Instant,
  limit: number,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('stored_files')
    .select('key')
    .where('in_place', '=', false)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}
