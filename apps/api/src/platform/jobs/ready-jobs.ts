import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'

/** The names of jobs that are ready to run in a process. */
export async function findReadyJobs(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state < 'active' and start_after <= now()`.execute(queries)
  return rows.map(({ name }) => name)
}

/** Returns a job that this process had taken to its queue, at once or after a pause, without counting the try. */
export async function giveBack(
  queries: Queries,
  { name, id }: { readonly name: string; readonly id: string },
  pauseSeconds = 0,
): Promise<void> {
  await sql`
    update pgboss.job
    set state = (case when retry_count > 0 then 'retry' else 'created' end)::pgboss.job_state,
      start_after = now() + make_interval(secs => ${pauseSeconds}::float8),
      started_on = null, heartbeat_on = null
    where name = ${name} and id = ${id} and state = 'active'`.execute(queries)
}
