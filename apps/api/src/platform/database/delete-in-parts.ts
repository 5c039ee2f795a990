import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './db-types.gen.ts'
import type { Queries } from './db.ts'

/** Rows that one statement of a sweep deletes: calls wait no longer than for these. */
export const rowsAtOnce = 5_000

/**
 * Deletes the rows of which a condition is true, in statements that commit one after the other, and returns how many.
 * The condition has an index, so that a table that has few of them is not read whole. Queries of a transaction would
 * hold every lock to its end.
 */
export async function deleteInParts(
  queries: Queries,
  table: keyof Schema & string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0
  for (;;) {
    // What a call holds right now goes with the next sweep.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce} for update skip locked
      ))`.execute(queries)
    const part = Number(numAffectedRows ?? 0)
    deleted += part
    if (part < rowsAtOnce) return deleted
  }
}
