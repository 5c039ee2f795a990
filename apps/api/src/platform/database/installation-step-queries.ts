import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from './db.ts'
import { json } from './json-columns.ts'

/**
 * Steps that an installation does once. The demo without its past is created before the first call
 * is answered, and from the start again if it was interrupted; its past is created while calls are
 * answered, and continues after a stop.
 */
export type InstallationStep = 'demo' | 'demo-past'

/** Stores that a step begins, with the data to continue it after a stop. */
export async function beginStep(
  queries: Queries,
  name: InstallationStep,
  data: unknown = null,
): Promise<void> {
  await queries
    .insertInto('installation_steps')
    .values({ name, done_at: null, data: json(data) })
    .execute()
}

export async function endStep(
  queries: Queries,
  name: InstallationStep,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('installation_steps')
    .set({ done_at: now })
    .where('name', '=', name)
    .execute()
}

/** A step that began and is not finished, with the data to continue it. */
export async function findUnfinished(
  queries: Queries,
  name: InstallationStep,
): Promise<{ readonly data: unknown } | undefined> {
  return queries
    .selectFrom('installation_steps')
    .select('data')
    .where('name', '=', name)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}

/** How far the demo is created. */
export async function findDemoState(queries: Queries): Promise<'none' | 'making' | 'ready'> {
  const steps = await queries.selectFrom('installation_steps').select('done_at').execute()
  if (steps.length === 0) return 'none'
  return steps.every(({ done_at }) => done_at !== null) ? 'ready' : 'making'
}
