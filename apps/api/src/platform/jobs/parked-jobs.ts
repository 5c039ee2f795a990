import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { UnwritableText } from '../../outside/pdf/port.ts'
import type { Queries } from '../database/db.ts'
import { parkedQueue } from './install-queues.ts'

export interface ParkedJob {
  readonly id: string
  readonly name: string
  readonly data: unknown
  /** The error of its last try. */
  readonly error: string | null
  /** The texts that prevent the document of the job, for the person who corrects them. */
  readonly texts: readonly UnwritableText[]
  readonly tries: number
  readonly parkedAt: Instant
}

/**
 * Jobs that failed and are not tried again automatically, the newest first. Only the product sees
 * them.
 */
export async function listParkedJobs(queries: Queries, most: number): Promise<ParkedJob[]> {
  const { rows } = await sql<ParkedJob>`
    select id, source_name as name, data, source_output->>'message' as error,
      coalesce(source_output->'texts', '[]') as texts,
      coalesce(source_retry_count, 0) + 1 as tries, created_on as "parkedAt"
    from pgboss.job where name = ${parkedQueue} order by created_on desc, id limit ${most}`.execute(
    queries,
  )
  return rows
}

/**
 * Queues a parked job again with all its tries, and returns it; `null` when it is no longer parked,
 * or the product has no such job any more.
 */
export async function tryAgain(
  queries: Queries,
  id: string,
): Promise<Pick<ParkedJob, 'name' | 'data'> | null> {
  const { rows } = await sql<Pick<ParkedJob, 'name' | 'data'>>`
    with taken as (
      delete from pgboss.job
      where name = ${parkedQueue} and id = ${id}
        and source_name in (select name from pgboss.queue)
      returning source_name, data
    )
    select source_name as name, data, enqueue_job(source_name, data) from taken`.execute(queries)
  return rows[0] ?? null
}
