import type pg from 'pg'
import type { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/caller-queries.ts'

/** A statement by the owner of the tables, to whom no row policy applies. */
export function ownerQuery(
  { pool }: Pick<Database, 'pool'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult> {
  return asOwner(pool, (client) => client.query(text, [...values]))
}
