import { sql } from 'kysely'
import type { Transaction } from '../database/db.ts'
import type { Job } from './job.ts'

/**
 * Leaves a job to be done once the transaction has committed; nothing is left when it rolls back.
 * Throws at data that are not the job's: one of a company needs its `organisationId`.
 */
export async function enqueue<Data>(
  { queries }: Pick<Transaction, 'queries'>,
  job: Job<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const stored = JSON.stringify(job.parse(data))
  await sql`select enqueue_job(${job.name}, ${stored}::jsonb)`.execute(queries)
}
