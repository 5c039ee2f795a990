import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'
import { parkedQueue } from './install-queues.ts'

export interface ParkedJob {
  readonly id: string
  readonly name: string
  readonly data: unknown
  /** What its last try failed with. */
  readonly error: string | null
  readonly parkedAt: Instant
}

/** Jobs that failed at each of their tries, the newest first. Only the product reaches them. */
export async function listParkedJobs(queries: Queries, most: number): Promise<ParkedJob[]> {
  const { rows } = await sql<ParkedJob>`
    select id, source_name as name, data, source_output->>'message' as error,
      created_on as "parkedAt"
    from pgboss.job where name = ${parkedQueue} order by created_on desc, id limit ${most}`.execute(
    queries,
  )
  return rows
}

/** Leaves a parked job to be done again, with all its tries; `false` when it is not parked any more. */
export async function tryAgain(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      delete from pgboss.job where name = ${parkedQueue} and id = ${id} returning source_name, data
    )
    select enqueue_job(source_name, data) from taken`.execute(queries)
  return rows.length === 1
}
