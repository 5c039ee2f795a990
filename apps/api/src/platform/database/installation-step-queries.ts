import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from './db.ts'
import { json } from './json-columns.ts'

/**
 * What is done once in the life of an installation. The demo without its past is made before anybody is
 * answered, and made anew when it was cut off; its past is made meanwhile, and goes on after a stop.
 */
export type InstallationStep = 'demo' | 'demo-past'

/** Says that a step begins, with what it needs to go on after a stop. */
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

/** A step that began and is not done, with what it goes on from. */
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

/** How much of the demo is there. */
export async function findDemoState(queries: Queries): Promise<'none' | 'making' | 'ready'> {
  const steps = await queries.selectFrom('installation_steps').select('done_at').execute()
  if (steps.length === 0) return 'none'
  return steps.every(({ done_at }) => done_at !== null) ? 'ready' : 'making'
}
