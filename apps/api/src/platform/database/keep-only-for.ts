import { sql } from 'kysely'
import type { Queries } from './db.ts'

/**
 * Runs the same statements whether or not the account exists, so that the time of an answer reveals
 * nothing: what was done for no account is rolled back.
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
