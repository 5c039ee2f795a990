import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { billedWeeks, factsOf, fiveYears } from './invoice-data.ts'
import { load } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, paired } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const rounds = 7
const roundMilliseconds = 1_000
const pairs = 41
const pairMilliseconds = 200
const path = '/api/v1/organisations/invoices?startDate=2021-12&endDate=2026-12'

/** Measures the list of five years of invoices against the bare SQL, and with 100 times the invoices of others. */
export async function benchInvoiceList(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const few = await billed(serverUrl, 'bench_invoices_few', 2)
    const many = await billed(serverUrl, 'bench_invoices_many', 200)
    const servers = {
      few: await startProduct(few),
      many: await startProduct(many),
      floor: await startServer('bench/invoice-floor-server.ts', '/health', {
        DATABASE_URL: many.databaseUrl,
        ORGANISATION_ID: many.organisationId,
      }),
    }
    try {
      await againstFloor(servers, many)
      await amongOthers(servers, few, many)
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    }
  })
}

type Servers = Readonly<Record<'few' | 'many' | 'floor', Running>>

async function billed(serverUrl: string, name: string, otherCompanies: number): Promise<Dataset> {
  const dataset = await makeDataset(serverUrl, name, { otherCompanies, otherWeeks: 0 })
  const client = new pg.Client({ connectionString: dataset.databaseUrl })
  await client.connect()
  try {
    await client.query(fiveYears, [JSON.stringify(factsOf({ missions: {}, siders: {} }))])
    await client.query('vacuum analyze invoices, invoice_life_cycles')
  } finally {
    await client.end()
  }
  return dataset
}

function startProduct({ databaseUrl }: Dataset): Promise<Running> {
  return startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
  })
}

async function againstFloor({ many, floor }: Servers, { headers }: Dataset): Promise<void> {
  heading('Invoices: the list of five years against a bare route with the same SQL (per second)')
  const throughput = (port: number, of: string) => async () =>
    (await load({ port, path: of, headers }, 8, roundMilliseconds)).perSecond
  const list = await interleaved(
    {
      product: throughput(many.port, path),
      unprepared: throughput(floor.port, '/invoices-unprepared'),
      prepared: throughput(floor.port, '/invoices'),
    },
    rounds,
  )
  figure(
    `${billedWeeks} invoices and their credit notes, of a company among 200`,
    `${list.product.toFixed(0)} of ${list.unprepared.toFixed(0)}, ${list.prepared.toFixed(0)} prepared`,
  )
  gate({
    what: 'invoices: share of the floor',
    ratio: list.product / list.unprepared,
    bound: { atLeast: 0.6 },
  })
}

async function amongOthers(servers: Servers, few: Dataset, many: Dataset): Promise<void> {
  heading('Invoices: the same company among 100 times the invoices of others (median latency)')
  const latency = (port: number, headers: Dataset['headers']) => async () =>
    (await load({ port, path, headers }, 1, pairMilliseconds)).medianMilliseconds
  const { first, second, ratio } = await paired(
    latency(servers.few.port, few.headers),
    latency(servers.many.port, many.headers),
    pairs,
  )
  figure('invoices: median latency', `${first.toFixed(2)} ms, then ${second.toFixed(2)} ms`)
  gate({
    what: 'invoices: times the latency',
    ratio,
    bound: { atMost: 1.15 },
  })
}
