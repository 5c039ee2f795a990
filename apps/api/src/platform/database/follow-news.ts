import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'
import type { News } from './news.ts'

const againMs = 2_000
/** Between two statements that tell; what comes meanwhile goes with the next one. */
const tellingPauseMs = 50
const channel = 'renfort_news'

/**
 * Hears what other processes store and tells them what this one stores, over a connection of its
 * own, until it is told to end. What is told while that connection is down is not repeated: whoever
 * waits also looks from time to time.
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
  // What this process told comes back too, for listeners that count on no number.
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) news.pass(payload)
  })
  const stop = () => over.resolve()
  ending.addEventListener('abort', stop)
  let stopTelling = () => undefined as void
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    stopTelling = news.listenHere(tellerOver(client))
    if (!ending.aborted) await over.promise
  } finally {
    stopTelling()
    ending.removeEventListener('abort', stop)
  }
}

/**
 * Tells the companies that came meanwhile in one statement, after their transactions: PostgreSQL
 * commits those that notify one after the other.
 */
function tellerOver(client: pg.Client): (organisationId: string) => void {
  const waiting = new Set<string>()
  let isTelling = false
  const tellAll = async () => {
    isTelling = true
    while (waiting.size > 0) {
      const told = [...waiting]
      waiting.clear()
      await client
        .query('select pg_notify($1, id) from unnest($2::text[]) id', [channel, told])
        .catch(() => undefined)
      await wait(tellingPauseMs, undefined, { ref: false })
    }
    isTelling = false
  }
  return (organisationId) => {
    waiting.add(organisationId)
    if (!isTelling) void tellAll()
  }
}
