import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { writeEvents } from '../apps/api/src/event/write-events.ts'
import { startClock } from '../apps/api/src/platform/clock.ts'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { createDb, type Transaction } from '../apps/api/src/platform/database/db.ts'
import { followNews } from '../apps/api/src/platform/database/follow-news.ts'
import { companyScope } from '../apps/api/src/platform/jobs/company-scope.ts'
import { addEvents, addWebhook } from '../apps/api/src/testing/events-to-deliver.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 9
const roundMilliseconds = 1_000
const writesAtOnce = 8
const deliveredEvents = 10_000

/** Measures a write with its event against the same write without, and how many events a second are delivered. */
export async function benchEvents(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const size = { otherCompanies: 20, otherWeeks: 1 }
    const dataset = await makeDataset(serverUrl, 'bench_events', size)
    await benchWrite(dataset)
    await benchDelivery(dataset)
  })
}

/** The smallest fact that the product writes: one changed row, its line in the trail, and its event. */
async function benchWrite({ databaseUrl, organisationId }: Dataset): Promise<void> {
  const database = openPostgres(databaseUrl)
  const ending = new AbortController()
  try {
    const db = createDb(database, startClock())
    void followNews(database, db.news, ending.signal)
    const scope = await companyScope(db, organisationId)
    const missions = await idsOf(databaseUrl, organisationId)
    const rename = (withEvent: boolean) => (call: number) =>
      db.transaction(scope, async (transaction) => {
        const id = missions[call % missions.length] ?? ''
        await renameMission(transaction, organisationId, id, `Mission ${call}`)
        if (!withEvent) return
        writeEvents(transaction, [
          {
            kind: 'invoice.paid',
            organisationId,
            subject: id,
            data: { invoiceId: id, referenceNumber: 'F1' },
          },
        ])
      })
    const each = await interleaved(
      { without: millisecondsOf(rename(false)), with: millisecondsOf(rename(true)) },
      rounds,
    )
    heading(`A write and its event (milliseconds, ${writesAtOnce} at once)`)
    figure('without an event', each.without.toFixed(3))
    figure('with its event', each.with.toFixed(3))
    gate({
      what: 'a write with its event: times the write without',
      ratio: each.with / each.without,
      bound: { atMost: 1.1 },
    })
  } finally {
    ending.abort()
    await database.close()
  }
}

async function renameMission(
  { queries, record }: Transaction,
  organisationId: string,
  id: string,
  name: string,
): Promise<void> {
  await queries
    .updateTable('missions')
    .set({ name })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  await record({
    action: 'mission.update',
    entity: 'mission',
    entityId: id,
    before: { name: null },
    after: { name },
  })
}

/** The mean time of a write, with several running at a time. */
function millisecondsOf(write: (call: number) => Promise<unknown>): () => Promise<number> {
  return async () => {
    const start = performance.now()
    let calls = 0
    const worker = async () => {
      while (performance.now() - start < roundMilliseconds) await write(calls++)
    }
    await Promise.all(Array.from({ length: writesAtOnce }, worker))
    return ((performance.now() - start) * writesAtOnce) / calls
  }
}

/** Delivers the events of many subjects to a receiver on this machine that answers at once. */
async function benchDelivery({ databaseUrl, organisationId }: Dataset): Promise<void> {
  let received = 0
  let ended = () => undefined as void
  const all = new Promise<void>((resolve) => {
    ended = resolve
  })
  const receiver = createServer((request, response) => {
    request.resume()
    response.writeHead(204).end()
    received += 1
    if (received === deliveredEvents) ended()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const product = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
    WEBHOOK_NETWORKS: '127.0.0.0/8',
  })
  try {
    const start = await withClient(databaseUrl, async (client) => {
      await client.query('delete from events')
      await addWebhook(client, organisationId, `http://127.0.0.1:${port}/`)
      const count = deliveredEvents
      await addEvents(client, { organisationId, count, subjects: count })
      return performance.now()
    })
    await all
    const perSecond = (deliveredEvents * 1_000) / (performance.now() - start)
    heading(`${deliveredEvents} events delivered to one webhook, each of a subject of its own`)
    figure('deliveries a second', perSecond.toFixed(0))
  } finally {
    await product.stop()
    receiver.closeAllConnections()
    receiver.close()
  }
}

const idsOf = (databaseUrl: string, organisationId: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from missions where organisation_id = $1 order by id',
      [organisationId],
    )
    return rows.map(({ id }) => id)
  })

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
