import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/**
 * Does the same statements for somebody as for nobody, so that the time of an answer tells nothing: what
 * was done for nobody is taken back.
 */
export async function keepOnlyFor(
  queries: Queries,
  somebody: boolean,
  work: () => Promise<void>,
): Promise<void> {
  await sql`savepoint asked`.execute(queries)
  await work()
  const end = somebody ? sql`release savepoint asked` : sql`rollback to savepoint asked`
  await end.execute(queries)
}
