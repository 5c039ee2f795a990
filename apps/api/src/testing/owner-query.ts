import type pg from 'pg'
import type { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/caller-queries.ts'

/** A statement by the owner of the tables, to whom no row policy applies. */
export function ownerQuery(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult> {
  return asOwner(ownerPool, (client) => client.query(text, [...values]))
}
