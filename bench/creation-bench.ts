import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { load, type Target } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 9
const roundMilliseconds = 1_000
const connections = 16
// The product creates fewer shifts in a round than there are drafts: plannings stay as short as real ones.
const draftCount = 1_000
const firstDay = Temporal.PlainDate.from('2027-01-04')

/** Measures a call that adds one shift to a draft against a bare route with one statement for each row written. */
export async function benchCreation(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const size = { otherCompanies: 20, otherWeeks: 1 }
    const dataset = await makeDataset(serverUrl, 'bench_creation', size)
    const product = await startServer('apps/api/src/main.ts', '/api/health', {
      DATABASE_URL: dataset.databaseUrl,
      SEED: 'empty',
    })
    const floor = await startServer('bench/creation-floor-server.ts', '/health', {
      DATABASE_URL: dataset.databaseUrl,
      ORGANISATION_ID: dataset.organisationId,
    })
    try {
      const creations = {
        product: await creationsOf(dataset, product.port, '/api'),
        floor: await creationsOf(dataset, floor.port, ''),
      }
      const throughput = (next: () => Target) => async () =>
        (await load(next, connections, roundMilliseconds)).perSecond
      // Warms up the code and the connections of both.
      await throughput(creations.product)()
      await throughput(creations.floor)()
      const each = await interleaved(
        { product: throughput(creations.product), floor: throughput(creations.floor) },
        rounds,
      )
      heading(
        'A shift created, against bare Fastify with one statement for each row written (requests per second; Directus, no dependency here, is left out)',
      )
      figure(
        `by ${connections} clients, among ${draftCount} drafts`,
        `${each.product.toFixed(0)} of ${each.floor.toFixed(0)}`,
      )
      gate({
        what: 'creating a shift: share of the floor',
        ratio: each.product / each.floor,
        bound: { atLeast: 0.35 },
      })
    } finally {
      await Promise.all([product.stop(), floor.stop()])
    }
  })
}

/** Calls that each create a different shift: one for each draft, then again on the next day. */
async function creationsOf(dataset: Dataset, port: number, prefix: string): Promise<() => Target> {
  const drafts = await makeDrafts(dataset)
  let calls = 0
  return () => {
    const draft = drafts[calls % drafts.length] ?? ''
    const day = firstDay.add({ days: Math.floor(calls / drafts.length) }).toString()
    calls += 1
    return {
      port,
      path: `${prefix}/tasks/${draft}/shifts`,
      headers: {
        ...dataset.headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: {
        shifts: [
          {
            startDate: `${day}T08:00:00Z`,
            endDate: `${day}T16:00:00Z`,
            breakDuration: 30,
            slots: 2,
          },
        ],
      },
    }
  }
}

async function makeDrafts({ databaseUrl, organisationId }: Dataset): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into missions (organisation_id, type, job_title_id, status, reference_at, attendance_config_type, created_at, updated_at)
        select $1, 'delegation', 'waiter', 'draft', '2027-01-04', 'app', now(), now() from generate_series(1, ${draftCount})
        returning id`,
      [organisationId],
    )
    await client.query('vacuum analyze missions')
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
