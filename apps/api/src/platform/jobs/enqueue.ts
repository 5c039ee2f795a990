import { sql } from 'kysely'
import type { Queries, Transaction } from '../database/db.ts'
import type { Job } from './job.ts'

/**
 * Queues a job that runs once the transaction has committed; a rollback removes it. Throws for data
 * that do not fit the job: a job of a company needs its `organisationId`. Jobs of a kind are taken by
 * precedence, the highest first, then in their order.
 */
export async function enqueue<Data>(
  { queries }: Pick<Transaction, 'queries'>,
  job: Job<Data>,
  data: NoInfer<Data>,
  { precedence = 0 }: { readonly precedence?: number } = {},
): Promise<void> {
  const stored = JSON.stringify(job.parse(data))
  await (
    precedence === 0
      ? sql`select enqueue_job(${job.name}, ${stored}::jsonb)`
      : sql`select enqueue_job(${job.name}, ${stored}::jsonb, ${precedence}::integer)`
  ).execute(queries)
}

interface Hastened {
  readonly batchIds: readonly string[]
  readonly precedence: number
}

/** Gives the jobs that wait for some documents (their `batchId`) at least a precedence; a company’s own alone. */
export async function hastenJobs(
  queries: Queries,
  jobs: readonly Pick<Job, 'name'>[],
  { batchIds, precedence }: Hastened,
): Promise<void> {
  if (batchIds.length === 0) return
  const names = jobs.map(({ name }) => name)
  await sql`
    select hasten_jobs(${names}::text[], ${batchIds}::uuid[], ${precedence}::integer)`.execute(
    queries,
  )
}
