import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset, type Size } from './dataset.ts'
import { addHours, exportedLines } from './hours-dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const rounds = 5
const megabyte = 1_048_576
const path = '/api/attendances/export?format='

/**
 * Measures the export of hours against COPY of the same rows, the memory of the server meanwhile, and the same file
 * with 100 times the data of others.
 */
export async function benchExport(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const few = await opened(serverUrl, 'bench_export', { otherCompanies: 2, otherWeeks: 1 })
    const many = await opened(serverUrl, 'bench_export_large', {
      otherCompanies: 200,
      otherWeeks: 100,
    })
    const database = new pg.Client({ connectionString: few.dataset.databaseUrl })
    await database.connect()
    try {
      await measure(few, database)
      await benchGrowth(few, many)
    } finally {
      await database.end()
      await Promise.all([few.server.stop(), many.server.stop()])
    }
  })
}

interface Opened {
  readonly dataset: Dataset
  readonly server: Running
}

async function opened(serverUrl: string, name: string, size: Size): Promise<Opened> {
  const dataset = await makeDataset(serverUrl, name, size)
  await addHours(dataset)
  const server = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: dataset.databaseUrl,
    SEED: 'empty',
  })
  return { dataset, server }
}

async function benchGrowth(few: Opened, many: Opened): Promise<void> {
  const download =
    ({ server, dataset }: Opened) =>
    async () =>
      (await get(server.port, `${path}csv`, dataset.headers)).milliseconds
  const each = await interleaved({ few: download(few), many: download(many) }, rounds)
  figure(
    'CSV among 100 times the data of others',
    `${each.few.toFixed(0)} ms, then ${each.many.toFixed(0)} ms`,
  )
  gate({
    what: 'CSV among 100 times the data of others: times alone',
    ratio: each.many / each.few,
    bound: { atMost: 1.15 },
  })
}

async function measure({ server, dataset }: Opened, database: pg.Client): Promise<void> {
  heading(`Export of ${exportedLines.toLocaleString('en')} lines of hours`)
  const growths = { csv: [0], xlsx: [0] }
  const firstBytes: number[] = []
  const download = (format: 'csv' | 'xlsx') => async () => {
    const memory = watchMemory(server)
    const { milliseconds, firstByte, bytes } = await get(
      server.port,
      path + format,
      dataset.headers,
    )
    if (bytes < exportedLines * 20) throw new Error(`${format} holds ${bytes} bytes only.`)
    growths[format].push(memory())
    firstBytes.push(firstByte)
    return milliseconds
  }
  const each = await interleaved(
    { copy: () => copyHours(database, dataset), csv: download('csv'), xlsx: download('xlsx') },
    rounds,
  )
  figure('COPY of the same rows, their versions as JSON', `${each.copy.toFixed(0)} ms`)
  figure(
    'CSV, priced, with its first byte after',
    `${each.csv.toFixed(0)} ms, ${Math.max(...firstBytes).toFixed(0)} ms`,
  )
  figure('workbook, priced', `${each.xlsx.toFixed(0)} ms`)
  gate({ what: 'CSV: times COPY', ratio: each.csv / each.copy, bound: { atMost: 2.5 } })
  // The first file of each kind warms the server up; its memory then stays.
  for (const format of ['csv', 'xlsx'] as const) {
    const growth = Math.max(...growths[format].slice(2)) / megabyte
    gate({ what: `${format}: growth of memory, MB`, ratio: growth, bound: { atMost: 64 } })
  }
}

/** The milliseconds of the statement of an export, whose rows go nowhere. */
export async function copyHours(database: pg.Client, { organisationId }: Dataset): Promise<number> {
  const start = performance.now()
  await database.query(`copy (
    select a.id, a.starts_at, s.last_name, s.first_name, m.name, m.job_title_id, g.first_name,
      g.last_name, a.status, a.validated_at, a.paid_at, (
        select json_agg(v order by v.number) from attendance_versions v where v.attendance_id = a.id
      )
    from attendances a
    join missions m on m.id = a.mission_id
    join siders s on s.id = a.sider_id
    left join users g on g.id = m.manager_id
    where a.organisation_id = '${organisationId}'
    order by a.starts_at desc, a.mission_id, a.id
  ) to '/dev/null' (format csv)`)
  return performance.now() - start
}

interface Received {
  readonly milliseconds: number
  readonly firstByte: number
  readonly bytes: number
}

/** Downloads a file and drops its bytes. */
function get(port: number, address: string, headers: Dataset['headers']): Promise<Received> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: address, headers: { ...headers } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`))
        let [firstByte, bytes] = [0, 0]
        response.on('data', (chunk: Buffer) => {
          if (bytes === 0) firstByte = performance.now() - start
          bytes += chunk.length
        })
        response.on('end', () =>
          resolve({ milliseconds: performance.now() - start, firstByte, bytes }),
        )
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end()
  })
}

/**
 * Samples the memory of a server; the returned function gives the difference between the highest and the first
 * sample, in bytes.
 */
function watchMemory({ process: server }: Running): () => number {
  const held = () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  }
  const before = held()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, held())
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.max(most, held()) - before
  }
}
