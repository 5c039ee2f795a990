import type { Database } from './database.ts'

const lockKey = 7_300_411
const backgroundKey = 7_300_412

/**
 * Prepares the database while no other process does. Another one waits, as long as it takes, and is
 * told that it does. The embedded database has one process anyway.
 */
export async function whileAlone<T>(
  { engine, ownerPool }: Pick<Database, 'engine' | 'ownerPool'>,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') return work()
  const client = await ownerPool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    )
    if (rows[0]?.taken !== true) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [lockKey])
    }
    return await work()
  } finally {
    // With the connection the lock goes too, also when it could not be given back.
    client.release(true)
  }
}

/** Does what one process does for all beside its calls, and answers whether this one did it. */
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
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [backgroundKey],
    )
    if (rows[0]?.taken !== true) return false
    await work()
    return true
  } finally {
    // With the connection the lock goes too.
    client.release(true)
  }
}
