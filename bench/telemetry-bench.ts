import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../tools/free-port.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { makeDataset } from './dataset.ts'
import { load } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { paired } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const pairs = 61
const pairMilliseconds = 400
const connections = 16
const scrapedEveryMs = 5_000
const path = '/api/me/tasks?status=upcoming&limit=10'

/**
 * Measures the list of missions of a process that counts its answers and is asked for its metrics, and of one that
 * sends a span for each call and statement, against one that does neither.
 */
export async function benchTelemetry(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const { databaseUrl, headers } = await makeDataset(serverUrl, 'bench_telemetry', {
      otherCompanies: 20,
      otherWeeks: 1,
    })
    const collector = await startCollector()
    const metricsPort = await freePort()
    const start = (environment: Readonly<Record<string, string>>) =>
      startServer('apps/api/src/main.ts', '/api/health', {
        DATABASE_URL: databaseUrl,
        SEED: 'empty',
        ...environment,
      })
    const servers = {
      silent: await start({}),
      counting: await start({ METRICS_PORT: String(metricsPort) }),
      tracing: await start({ OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector) }),
    }
    const scraping = setInterval(() => {
      void fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text())
    }, scrapedEveryMs)
    const listsOf = (server: Running) => async () =>
      (await load({ port: server.port, path, headers }, connections, pairMilliseconds)).perSecond
    try {
      for (const server of Object.values(servers)) await listsOf(server)()
      const counting = await paired(listsOf(servers.silent), listsOf(servers.counting), pairs)
      heading('The list of missions with metrics and traces, and without (per second)')
      figure(
        'answers counted, metrics asked for every 5 seconds',
        `${counting.second.toFixed(0)} of ${counting.first.toFixed(0)}`,
      )
      gate({
        what: 'counted: share of a process that counts nothing',
        ratio: counting.ratio,
        bound: { atLeast: 0.97 },
      })
      const tracing = await paired(listsOf(servers.silent), listsOf(servers.tracing), pairs)
      figure(
        'every call traced, spans sent to a collector of this machine',
        `${tracing.second.toFixed(0)} of ${tracing.first.toFixed(0)}, ${tracing.ratio.toFixed(2)} of it`,
      )
    } finally {
      clearInterval(scraping)
      await Promise.all(Object.values(servers).map((server) => server.stop()))
      collector.close()
      collector.closeAllConnections()
    }
  })
}

/** Takes what is sent and keeps nothing. */
async function startCollector(): Promise<Server> {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end())
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  return collector
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
