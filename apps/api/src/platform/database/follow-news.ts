import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'
import { type News, newsChannel } from './news.ts'

const againMs = 2_000

/**
 * Hears what other processes store, over a connection of its own, until it is told to end. What is
 * told while that connection is down is not repeated: whoever waits also looks from time to time.
 */
export async function followNews(
  { openListener }: Pick<Database, 'openListener'>,
  news: News,
  ending: AbortSignal,
): Promise<void> {
  if (openListener === null) return
  while (!ending.aborted) {
    const client = openListener()
    await hear(client, news, ending).catch(() => undefined)
    await client.end().catch(() => undefined)
    await wait(againMs, undefined, { signal: ending }).catch(() => undefined)
  }
}

/** Resolves when the connection is lost, or is not needed any more. */
async function hear(client: pg.Client, news: News, ending: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>()
  client.on('error', () => over.resolve())
  client.on('end', () => over.resolve())
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) news.tell(payload)
  })
  const stop = () => over.resolve()
  ending.addEventListener('abort', stop)
  try {
    await client.connect()
    await client.query(`listen ${newsChannel}`)
    if (!ending.aborted) await over.promise
  } finally {
    ending.removeEventListener('abort', stop)
  }
}
