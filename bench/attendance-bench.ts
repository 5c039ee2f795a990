import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { addHours, measuredDays } from './attendance-data.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { load, type Target } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const rounds = 7
const roundMilliseconds = 1_000
const batches = [1_000, 5_000] as const

interface Measured {
  readonly dataset: Dataset
  readonly server: Running
  readonly pool: pg.Pool
}

/** Measures the validation of hours and their list against the bare SQL, and with 100 times the hours of others. */
export async function benchAttendances(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const few = await measured(serverUrl, 'bench_hours_few', 1)
    const many = await measured(serverUrl, 'bench_hours_many', 100)
    const floor = await startServer('bench/attendance-floor-server.ts', '/health', {
      DATABASE_URL: many.dataset.databaseUrl,
      ORGANISATION_ID: many.dataset.organisationId,
    })
    try {
      await benchList(many, floor)
      await explainPlans(many)
      await benchGrowth(few, many)
      await benchValidation(many)
    } finally {
      await Promise.all([few, many].flatMap(({ server, pool }) => [server.stop(), pool.end()]))
      await floor.stop()
    }
  })
}

async function measured(serverUrl: string, name: string, otherWeeks: number): Promise<Measured> {
  const dataset = await makeDataset(serverUrl, name, { otherCompanies: otherWeeks, otherWeeks })
  await addHours(dataset)
  const server = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: dataset.databaseUrl,
    SEED: 'empty',
  })
  return { dataset, server, pool: new pg.Pool({ connectionString: dataset.databaseUrl, max: 4 }) }
}

async function benchValidation(many: Measured): Promise<void> {
  heading('Hours: validated in one call, against the bare UPDATE and INSERT of the same rows')
  for (const size of batches) {
    const ids = await someHours(many, size)
    const each = await interleaved(
      { product: () => validated(many, ids), bare: () => bareValidated(many, ids) },
      rounds,
    )
    figure(
      `${size} lines: milliseconds of the product, and bare`,
      `${each.product.toFixed(1)} of ${each.bare.toFixed(1)}`,
    )
    gate({
      what: `${size} lines: times the bare statements`,
      ratio: each.product / each.bare,
      bound: { atMost: 3 },
    })
  }
}

async function someHours({ pool, dataset }: Measured, size: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from attendances where organisation_id = $1 order by starts_at, id limit $2',
    [dataset.organisationId, size],
  )
  return rows.map(({ id }) => id)
}

/** Milliseconds of a call that validates hours; then the hours are set back to waiting. */
async function validated(of: Measured, ids: readonly string[]): Promise<number> {
  const { server, dataset } = of
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/attendances/validate`, {
    method: 'POST',
    headers: {
      ...dataset.headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ attendanceIds: ids }),
  })
  if (!answer.ok) throw new Error(`A validation was answered with ${answer.status}.`)
  const { rejectedAttendanceIds } = (await answer.json()) as { rejectedAttendanceIds: string[] }
  const spent = performance.now() - start
  if (rejectedAttendanceIds.length > 0) throw new Error('The bench validates nothing.')
  await waitAgain(of, ids)
  return spent
}

/** Validates the same rows in two statements, without rights and without reading the former state. */
async function bareValidated(of: Measured, ids: readonly string[]): Promise<number> {
  const client = await of.pool.connect()
  try {
    const start = performance.now()
    await client.query('begin')
    await client.query(
      `update attendances set status = 'att.validated', validated_at = now(), updated_at = now()
       where id = any($1::uuid[])`,
      [ids],
    )
    await client.query(
      `insert into attendance_versions
         (attendance_id, number, organisation_id, origin, starts_at, ends_at, actions, made_at)
       select id, 2, organisation_id, 'company', worked_from, worked_until,
         '[{"type":"validation"}]', now()
       from attendances where id = any($1::uuid[])`,
      [ids],
    )
    await client.query('commit')
    return performance.now() - start
  } finally {
    client.release()
    await waitAgain(of, ids)
  }
}

async function waitAgain({ pool }: Measured, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update attendances set status = 'att.waiting', validated_at = null where id = any($1::uuid[])`,
    [ids],
  )
  await pool.query(
    'delete from attendance_versions where number = 2 and attendance_id = any($1::uuid[])',
    [ids],
  )
  await pool.query(
    `update attendance_versions set actions = '[]' where attendance_id = any($1::uuid[])`,
    [ids],
  )
  await pool.query('vacuum attendances, attendance_versions')
}

const listPath = `/api/attendances?status=att.waiting&startDate=${measuredDays.from}&endDate=${measuredDays.to}`
const countPath = '/api/v1/attendances/to_validate/count'

async function benchList({ server, dataset }: Measured, floor: Running): Promise<void> {
  heading(
    'Hours: a page of 2 000 lines, against a bare route with the same SQL (requests per second)',
  )
  const { headers } = dataset
  const throughput = (port: number, path: string) => async () =>
    (await load({ port, path, headers }, 16, roundMilliseconds)).perSecond
  const list = await interleaved(
    {
      product: throughput(server.port, listPath),
      unprepared: throughput(floor.port, '/hours-unprepared'),
      prepared: throughput(floor.port, '/hours'),
    },
    rounds,
  )
  figure(
    `50 of ${measuredDays.lines} lines, with price, differences and what is usual`,
    `${list.product.toFixed(0)} of ${list.unprepared.toFixed(0)}, ${list.prepared.toFixed(0)} prepared`,
  )
  gate({
    what: 'page: share of the floor',
    ratio: list.product / list.unprepared,
    bound: { atLeast: 0.6 },
  })
}

async function benchGrowth(few: Measured, many: Measured): Promise<void> {
  heading('Hours: the same company among 100 times the hours of others (median latency)')
  const latency = (target: Target) => async () =>
    (await load(target, 1, roundMilliseconds)).medianMilliseconds
  for (const [what, path] of [
    ['page', listPath],
    ['count', countPath],
  ] as const) {
    const each = await interleaved(
      {
        few: latency({ port: few.server.port, path, headers: few.dataset.headers }),
        many: latency({ port: many.server.port, path, headers: many.dataset.headers }),
      },
      rounds,
    )
    grown(what, each)
  }
  const [own, others] = [await someHours(few, 1_000), await someHours(many, 1_000)]
  const validation = await interleaved(
    { few: () => validated(few, own), many: () => validated(many, others) },
    rounds,
  )
  grown('1000 lines validated', validation)
}

function grown(what: string, { few, many }: { few: number; many: number }): void {
  figure(`${what}: median latency`, `${few.toFixed(2)} ms, then ${many.toFixed(2)} ms`)
  gate({ what: `${what}: times the latency`, ratio: many / few, bound: { atMost: 1.15 } })
}

/** Checks at full size that no statement scans a table of hours from end to end. */
async function explainPlans({ pool, dataset }: Measured): Promise<void> {
  heading('Hours: plans among 700 000 lines')
  const { organisationId } = dataset
  for (const [what, text, values] of [
    [
      'page of the list',
      `select a.* from attendances a join missions m on m.id = a.mission_id
       where a.organisation_id = $1 and a.status = any($2) and a.paid_at is null
         and a.starts_at >= '2026-12-07' and a.starts_at < '2026-12-09'
       order by a.starts_at desc, a.mission_id, a.id limit 50`,
      [organisationId, ['att.waiting']],
    ],
    [
      'count of what waits',
      `select count(*) from attendances a join missions m on m.id = a.mission_id
       where a.organisation_id = $1 and a.status = any($2) and a.paid_at is null`,
      [organisationId, ['att.waiting']],
    ],
    [
      'first hours that are due',
      `select id from attendances where status in ('att.waiting', 'att.disputed')
         and paid_at is null and not within_others and starts_at < '2024-12-30' order by starts_at, id limit 1000`,
      [],
    ],
    [
      'conflicts',
      `select id from attendances where status = 'att.conflict' and paid_at is null order by starts_at, id limit 25`,
      [],
    ],
  ] as const) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const index = /using (\w+) on attendances|Scan on (attendances\w*)/.exec(plan)
    figure(what, index?.[1] ?? index?.[2] ?? 'read from end to end')
    gate({
      what: `${what}: tables of hours read from end to end`,
      ratio: /Seq Scan on attendance/.test(plan) ? 1 : 0,
      bound: { atMost: 0 },
    })
  }
}
