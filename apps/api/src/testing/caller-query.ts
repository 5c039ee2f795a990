import { CompiledQuery } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { callerQueries, type Reach } from '../platform/database/caller-queries.ts'

/** The rows of a statement that is made for a caller, behind the policies of the tables. */
export async function callerQuery(
  database: Pick<Database, 'pool' | 'systemPool' | 'isLent'>,
  reach: Reach,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await callerQueries(database)(reach).executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(text, [...values]),
  )
  return rows
}
