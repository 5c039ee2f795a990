import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../database/db.ts'

/**
 * When the job was last started, or now if never. The row stays locked until the transaction ends.
 */
export async function lockLastRun(queries: Queries, name: string, now: Instant): Promise<Instant> {
  await queries
    .insertInto('job_schedules')
    .values({ name, last_run_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { last_run_at } = await queries
    .selectFrom('job_schedules')
    .select('last_run_at')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return last_run_at
}

export async function saveLastRun(queries: Queries, name: string, now: Instant): Promise<void> {
  await queries
    .updateTable('job_schedules')
    .set({ last_run_at: now })
    .where('name', '=', name)
    .execute()
}

/** When the job was last queued by its schedule, on the clock of the process that did; `null` if never. */
export async function findLastRun(queries: Queries, name: string): Promise<Instant | null> {
  const row = await queries
    .selectFrom('job_schedules')
    .select('last_run_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.last_run_at ?? null
}
