import { PgBoss, type Queue } from 'pg-boss'
import { asOwner } from '../database/caller-queries.ts'
import type { Database } from '../database/database.ts'
import { runStatements } from './boss-database.ts'
import type { Job } from './job.ts'

/** The queue of jobs whose tries have all failed, or that can never succeed. */
export const parkedQueue = 'parked'

const [minute, day, year] = [60, 86_400, 31_536_000]

// Waiting jobs are never deleted; finished ones are, after a day.
const kept = { retentionSeconds: 10 * year, deleteAfterSeconds: day }
/** A try fails when its process sends no heartbeat for a minute, or after a quarter of an hour. */
const bounds = { heartbeatSeconds: minute, expireInSeconds: 15 * minute }

const grants = `
  grant usage on schema pgboss to renfort_system;
  grant select, insert, update, delete on all tables in schema pgboss to renfort_system`

/**
 * Creates or updates the queues as the owner of the schema, which the running product may not
 * change.
 */
export async function installQueues(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  jobs: readonly Job[],
): Promise<void> {
  await asOwner(ownerPool, async (client) => {
    const db = {
      executeSql: (text: string, values?: unknown[]) => runStatements(client, text, values),
    }
    const boss = new PgBoss({ db, supervise: false, schedule: false })
    // An error without a listener would end the process.
    boss.on('error', () => undefined)
    await boss.start()
    try {
      await installAll(boss, [{ name: parkedQueue, ...kept }, ...jobs.map(queueOf)])
    } finally {
      await boss.stop({ graceful: false })
    }
    await client.query(grants)
  })
}

/**
 * One after the other, because a queue has to exist before another one names it as `deadLetter`.
 */
async function installAll(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, ...options } of queues) {
    if (known.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
}

function queueOf({ name, retry }: Job): Queue {
  return {
    name,
    ...kept,
    ...bounds,
    retryLimit: retry.tries - 1,
    retryBackoff: true,
    retryDelay: retry.firstPauseSeconds,
    retryDelayMax: retry.longestPauseSeconds,
    deadLetter: parkedQueue,
  }
}
