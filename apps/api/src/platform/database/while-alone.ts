import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'

const lockKey = 7_300_411
const lookAgainMs = 200
const backgroundKey = 7_300_412

/**
 * Prepares the database while no other process does. Other processes wait without a limit, and log
 * that they do. The embedded database only has one process.
 */
export async function whileAlone<T>(
  { engine, ownerPool }: Pick<Database, 'engine' | 'ownerPool'>,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') return work()
  const client = await ownerPool.connect()
  try {
    if (!(await takes(client, lockKey))) {
      onWait()
      // A statement that waited would be one that `create index concurrently` of the other waits for.
      while (!(await takes(client, lockKey))) await wait(lookAgainMs)
    }
    return await work()
  } finally {
    // Closing the connection also releases the lock, even when the unlock failed.
    client.release(true)
  }
}

/** Does a work that one process does for all, and returns whether this process did it. */
export async function ifAlone(
  { engine, ownerPool }: Pick<Database, 'engine' | 'ownerPool'>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (engine === 'pglite') {
    await work()
    return true
  }
  const client = await ownerPool.connect()
  try {
    if (!(await takes(client, backgroundKey))) return false
    await work()
    return true
  } finally {
    // Closing the connection also releases the lock.
    client.release(true)
  }
}

async function takes(client: pg.PoolClient, key: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [key],
  )
  return rows[0]?.taken === true
}
