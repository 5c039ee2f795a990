import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { load, type Target } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const rounds = 11
const roundMilliseconds = 1_000
const product = 'apps/api/src/main.ts'

/** Measures the list and the week against the floor server, and against themselves with 100 times the data. */
export async function benchApi(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const small = await makeDataset(serverUrl, 'bench_small', { otherCompanies: 2, otherWeeks: 1 })
    const large = await makeDataset(serverUrl, 'bench_large', {
      otherCompanies: 200,
      otherWeeks: 100,
    })
    const servers = {
      small: await startProduct(small),
      large: await startProduct(large),
      floor: await startServer('bench/floor-server.ts', '/health', {
        DATABASE_URL: large.databaseUrl,
        ORGANISATION_ID: large.organisationId,
        USER_ID: large.headers['userId'] ?? '',
      }),
    }
    try {
      await benchAgainstFloor(servers, large)
      await benchGrowth(servers, small, large)
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    }
  })
}

type Servers = Readonly<Record<'small' | 'large' | 'floor', Running>>

function startProduct(dataset: Dataset): Promise<Running> {
  return startServer(product, '/api/health', { DATABASE_URL: dataset.databaseUrl, SEED: 'empty' })
}

const listPath = '/api/me/tasks?status=upcoming&limit=10'
const documentsPath = ({ organisationId }: Dataset) =>
  `/api/organisations/${organisationId}/documents?signed=false&limit=20`
const inboxPath = '/api/v1/inbox'
const weekPath = ({ week, year }: Dataset) => `/api/v1/planning?week=${week}&year=${year}`

async function benchAgainstFloor(
  { large: server, floor }: Servers,
  dataset: Dataset,
): Promise<void> {
  heading(
    'API: the product against a bare Fastify + pg route with the same SQL (requests per second)',
  )
  const { headers } = dataset
  const throughput = (port: number, path: string, connections: number) => async () =>
    (await load({ port, path, headers }, connections, roundMilliseconds)).perSecond
  const list = await interleaved(
    {
      product: throughput(server.port, listPath, 16),
      unprepared: throughput(floor.port, '/list-unprepared', 16),
      prepared: throughput(floor.port, '/list', 16),
    },
    rounds,
  )
  figure(
    'list, 10 of 100 000 missions in 200 companies',
    `${list.product.toFixed(0)} of ${list.unprepared.toFixed(0)}, ${list.prepared.toFixed(0)} prepared`,
  )
  gate({
    what: 'list: share of the floor',
    ratio: list.product / list.unprepared,
    bound: { atLeast: 0.65 },
  })
  gate({
    what: 'list: share of the floor with prepared statements',
    ratio: list.product / list.prepared,
    bound: { atLeast: 0.5 },
  })
  const inbox = await interleaved(
    {
      inbox: throughput(server.port, inboxPath, 16),
      list: throughput(server.port, listPath, 16),
    },
    rounds,
  )
  figure('what waits for a member', `${inbox.inbox.toFixed(0)} of ${inbox.list.toFixed(0)} lists`)
  gate({
    what: 'what waits: times the list of missions',
    ratio: inbox.list / inbox.inbox,
    bound: { atMost: 1.3 },
  })
  const documents = await interleaved(
    {
      product: throughput(server.port, documentsPath(dataset), 16),
      unprepared: throughput(floor.port, '/documents-unprepared', 16),
      prepared: throughput(floor.port, '/documents', 16),
    },
    rounds,
  )
  figure(
    'documents to sign, 20 of a company among 200',
    `${documents.product.toFixed(0)} of ${documents.unprepared.toFixed(0)}, ${documents.prepared.toFixed(0)} prepared`,
  )
  gate({
    what: 'documents: share of the floor',
    ratio: documents.product / documents.unprepared,
    bound: { atLeast: 0.6 },
  })
  gate({
    what: 'documents: share of the floor with prepared statements',
    ratio: documents.product / documents.prepared,
    bound: { atLeast: 0.5 },
  })
  const floorWeek = `/week?week=${dataset.week}&year=${dataset.year}`
  const week = await interleaved(
    {
      product: throughput(server.port, weekPath(dataset), 2),
      floor: throughput(floor.port, floorWeek, 2),
    },
    rounds,
  )
  figure('week of 1 000 Siders × 7 days', `${week.product.toFixed(1)} of ${week.floor.toFixed(1)}`)
  gate({
    what: 'week: share of the floor',
    ratio: week.product / week.floor,
    bound: { atLeast: 0.75 },
  })
}

async function benchGrowth(servers: Servers, small: Dataset, large: Dataset): Promise<void> {
  heading('API: the same company among 100 times the data of others (median latency)')
  const latency = (target: Target) => async () =>
    (await load(target, 1, roundMilliseconds)).medianMilliseconds
  for (const [what, pathOf] of [
    ['list', () => listPath],
    ['what waits', () => inboxPath],
    ['documents', documentsPath],
    ['week', weekPath],
  ] as const) {
    const { few, many } = await interleaved(
      {
        few: latency({ port: servers.small.port, path: pathOf(small), headers: small.headers }),
        many: latency({ port: servers.large.port, path: pathOf(large), headers: large.headers }),
      },
      rounds,
    )
    figure(`${what}: median latency`, `${few.toFixed(2)} ms, then ${many.toFixed(2)} ms`)
    gate({ what: `${what}: times the latency`, ratio: many / few, bound: { atMost: 1.15 } })
  }
}
