import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'

/** The names of the jobs of which at least one waits for nothing but a process. */
export async function findReadyJobs(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state < 'active' and start_after <= now()`.execute(queries)
  return rows.map(({ name }) => name)
}
