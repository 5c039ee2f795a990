import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/db.ts'

export interface NewFile {
  readonly key: string
  /** `null` for what is of no company. */
  readonly organisationId: string | null
  readonly bytes: number
}

/** Bytes of every file of a company; files of other calls wait until this transaction ends. */
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

/** One file takes its place, the one that held it leaves. */
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

/** A file leaves its place, and nothing takes it; the sweeper removes it later. */
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

/** Files without a place that had the time to get one. */
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
