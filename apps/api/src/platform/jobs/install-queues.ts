import { PgBoss, type Queue } from 'pg-boss'
import { asOwner } from '../database/caller-queries.ts'
import type { Database } from '../database/database.ts'
import { runStatements } from './boss-database.ts'
import type { Job } from './job.ts'

/** Where jobs wait that failed at each of their tries, or that no other try would bring to an end. */
export const parkedQueue = 'parked'

const [minute, day, year] = [60, 86_400, 31_536_000]

// Jobs that wait are never thrown away; done ones are, after a day.
const kept = { retentionSeconds: 10 * year, deleteAfterSeconds: day }
/** A try whose process gives no sign of life for a minute, or lasts a quarter of an hour, has failed. */
const bounds = { heartbeatSeconds: minute, expireInSeconds: 15 * minute }

const grants = `
  grant usage on schema pgboss to renfort_system;
  grant select, insert, update, delete on all tables in schema pgboss to renfort_system`

/** Brings the queues up to date, as the owner of the schema: the running product may not change it. */
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

/** One after the other: a queue that is named as another one's `deadLetter` must be there before it. */
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
