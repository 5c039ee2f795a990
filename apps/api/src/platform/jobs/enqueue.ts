import { sql } from 'kysely'
import type { Transaction } from '../database/db.ts'
import type { Job } from './job.ts'

/**
 * Queues a job that runs once the transaction has committed; a rollback removes it. Throws for data
 * that do not fit the job: a job of a company needs its `organisationId`.
 */
export async function enqueue<Data>(
  { queries }: Pick<Transaction, 'queries'>,
  job: Job<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const stored = JSON.stringify(job.parse(data))
  await sql`select enqueue_job(${job.name}, ${stored}::jsonb)`.execute(queries)
}
