import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset, type Size } from './dataset.ts'
import { copyHours } from './export-bench.ts'
import { addHours, exportedLines } from './hours-dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, paired } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const rounds = 5
const changedLately = 100
const pairs = 40
const listsARound = 20

interface Opened {
  readonly dataset: Dataset
  readonly server: Running
  /** When the last hours changed. */
  readonly lately: string
}

/**
 * Measures a copy of all hours, page by page, against the statement of their export, and the hours that changed
 * lately with 100 times the data of others.
 */
export async function benchSync(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const few = await opened(serverUrl, 'bench_sync', { otherCompanies: 2, otherWeeks: 1 })
    const many = await opened(serverUrl, 'bench_sync_large', {
      otherCompanies: 200,
      otherWeeks: 100,
    })
    const database = new pg.Client({ connectionString: few.dataset.databaseUrl })
    await database.connect()
    try {
      await benchWhole(few, database)
      await benchGrowth(few, many)
    } finally {
      await database.end()
      await Promise.all([few.server.stop(), many.server.stop()])
    }
  })
}

async function opened(serverUrl: string, name: string, size: Size): Promise<Opened> {
  const dataset = await makeDataset(serverUrl, name, size)
  await addHours(dataset)
  const lately = await numbered(dataset)
  const server = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: dataset.databaseUrl,
    SEED: 'empty',
    SESSION_CALLS_PER_MINUTE: '0',
  })
  return { dataset, server, lately }
}

/** Gives all records their places, then changes some hours of the measured company. */
async function numbered({ databaseUrl, organisationId }: Dataset): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Hours of the others were written without triggers.
    await client.query(`insert into record_changes (organisation_id, kind, record_id)
      select organisation_id, 'hours', id from attendances where organisation_id <> '${organisationId}'`)
    const number = (at: string) =>
      client.query(`select number_records(id, ${at}, 100000000) from organisations`)
    await number(`now() - interval '1 day'`)
    await client.query(`update attendances set updated_at = now() where id in (
      select id from attendances where organisation_id = '${organisationId}' limit ${changedLately})`)
    await number('now()')
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ at: Date }>(
      'select max(last_at) as at from record_counters',
    )
    return rows[0]?.at.toISOString() ?? ''
  } finally {
    await client.end()
  }
}

interface Page {
  readonly records: readonly object[]
  readonly next: string
  readonly hasMore: boolean
}

async function page({ server, dataset }: Opened, query: string): Promise<Page> {
  const url = `http://127.0.0.1:${server.port}/api/v1/sync/hours?limit=1000${query}`
  // As the export is read; a compressed page is smaller and costs the server more.
  const headers = { ...dataset.headers, 'accept-encoding': 'identity' }
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Page
}

/** Reads all hours, page by page. */
async function copyAll(of: Opened): Promise<void> {
  let [query, copied, hasMore] = ['', 0, true]
  while (hasMore) {
    const { records, next, hasMore: more } = await page(of, query)
    copied += records.length
    ;[query, hasMore] = [`&cursor=${next}`, more]
  }
  if (copied !== exportedLines) throw new Error(`${copied} hours were copied.`)
}

async function benchWhole(few: Opened, database: pg.Client): Promise<void> {
  heading(`A copy of ${exportedLines.toLocaleString('en')} hours, a thousand a page`)
  const sync = async () => {
    const start = performance.now()
    await copyAll(few)
    return performance.now() - start
  }
  const each = await interleaved({ copy: () => copyHours(database, few.dataset), sync }, rounds)
  figure('COPY of the rows of their export', `${each.copy.toFixed(0)} ms`)
  figure('all pages, read as JSON', `${each.sync.toFixed(0)} ms`)
  gate({
    what: 'the copy: times the statement of the export',
    ratio: each.sync / each.copy,
    bound: { atMost: 2 },
  })
}

async function benchGrowth(few: Opened, many: Opened): Promise<void> {
  const list = (of: Opened) => async () => {
    const start = performance.now()
    for (let i = 0; i < listsARound; i += 1) {
      const { records } = await page(of, `&updatedSince=${of.lately}`)
      if (records.length !== changedLately) throw new Error(`${records.length} hours were listed.`)
    }
    return (performance.now() - start) / listsARound
  }
  // The other server has answered as many whole copies: both are as warm.
  for (let round = 0; round <= rounds; round += 1) await copyAll(many)
  const each = await paired(list(few), list(many), pairs)
  figure(
    'hours that changed lately, among 100 times the data of others',
    `${each.first.toFixed(2)} ms, then ${each.second.toFixed(2)} ms`,
  )
  gate({
    what: 'hours that changed lately, among 100 times the data: times alone',
    ratio: each.ratio,
    bound: { atMost: 1.15 },
  })
}
