import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addEvents, addWebhook } from '../apps/api/src/testing/events-to-deliver.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { benchSmallestWrite, benchValidation } from './event-write-bench.ts'
import { figure, gate, heading } from './report.ts'
import { startServer } from './servers.ts'

const deliveredEvents = 10_000
const subjects = 1_000
const deliveriesASecond = 500

/** Measures writes with their event against the same without, and how many events a second are delivered. */
export async function benchEvents(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const size = { otherCompanies: 20, otherWeeks: 1 }
    const dataset = await makeDataset(serverUrl, 'bench_events', size)
    await benchSmallestWrite(dataset)
    await benchValidation(dataset)
    await benchDelivery(dataset)
  })
}

/**
 * Delivers events to a receiver that is a process of its own, from when they are written until each has
 * been accepted: numbered, signed, sent, answered, and all but the last of them stored.
 */
async function benchDelivery({ databaseUrl, organisationId }: Dataset): Promise<void> {
  const receiver = await startServer('bench/webhook-receiver.ts', '/', {})
  const product = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
    WEBHOOK_NETWORKS: '127.0.0.0/8',
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const url = `http://127.0.0.1:${receiver.port}/`
    await client.query('delete from events')
    await addWebhook(client, organisationId, url)
    const start = performance.now()
    await addEvents(client, { organisationId, count: deliveredEvents, subjects })
    while (Number(await (await fetch(url)).text()) < deliveredEvents) await wait(20)
    const perSecond = (deliveredEvents * 1_000) / (performance.now() - start)
    heading(`${deliveredEvents} events of ${subjects} subjects delivered to one webhook`)
    figure('deliveries a second', perSecond.toFixed(0))
    gate({
      what: `deliveries a second: times ${deliveriesASecond}`,
      ratio: perSecond / deliveriesASecond,
      bound: { atLeast: 1 },
    })
  } finally {
    await client.end()
    await product.stop()
    await receiver.stop()
  }
}
