import type pg from 'pg'
import type { Database } from '../platform/database.ts'
import { asOwner } from '../platform/scoped-pool.ts'

/** A statement by the owner of the tables, whom no policy holds back. */
export function ownerQuery(
  { pool }: Pick<Database, 'pool'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult> {
  return asOwner(pool, (client) => client.query(text, [...values]))
}
