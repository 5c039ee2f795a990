import type pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeadlock, isLockTimeout } from './database-failure.ts'

/**
 * Calls wait behind a lock that is waited for: with the time for which it is then held, they wait
 * less than half a second.
 */
export const lockPatience = '250ms'

/** How often work is begun anew while others hold what it locks. */
const mostTries = 120
const pauseMs = 500

/** Does work in a transaction, again and again until the locks that it needs are free. */
export function untilFree<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  return again(async () => {
    await client.query(`begin; set local lock_timeout = '${lockPatience}'`)
    try {
      const done = await work()
      await client.query('commit')
      return done
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** Does work anew that gave way to others. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(isLockTimeout(error) || isDeadlock(error)) || tries === mostTries) throw error
      await wait(pauseMs)
    }
  }
}
