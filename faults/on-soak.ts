import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '@renfort/contract/index.ts'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { ensureCompressedWebBuild } from '../tools/web-build.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { callOver, openWorksite, type Worksite } from './clients.ts'
import { growthPerHour, type Sample } from './growth.ts'
import { judge, newLedger } from './ledger.ts'
import { openTabs } from './open-tabs.ts'
import { type Product, product } from './product.ts'
import { startSteadyLoad } from './steady-load.ts'
import type { Outcome } from './stored-missions.ts'
import { missionsOf } from './two-processes.ts'

interface Options {
  readonly minutes: number
  readonly perSecond: number
  /** How many tabs of a browser stay open meanwhile. */
  readonly tabs: number
}

/** What may grow in an hour, and how late the event loop may be while the product works. */
const most = {
  rssBytes: 1_048_576,
  files: 1,
  connections: 1,
  tabBytes: 2 * 1_048_576,
  lagSeconds: 0.02,
}
const samples = 120
/** A shorter run warms up: what it grows by says nothing of an hour. */
const judgedFromMinutes = 60

/** A process on PostgreSQL that is used evenly for long: what grows, what gets slower, what fails. */
export async function faultsOnSoak(options: Options): Promise<Outcome> {
  const { minutes, perSecond, tabs } = options
  print(`\n${minutes} minutes at ${perSecond} calls a second, with ${tabs} open tabs`)
  if (tabs > 0) await ensureCompressedWebBuild()
  return withFolder('soak', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl) => {
      const metricsPort = await freePort()
      const running = product(await freePort(), {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
        SEED: 'brief-demo',
        LOG_LEVEL: 'error',
        METRICS_PORT: String(metricsPort),
      })
      try {
        await running.start()
        const metrics = `http://127.0.0.1:${metricsPort}/metrics`
        return await runOn({ running, databaseUrl, metrics }, options)
      } finally {
        await running.kill()
      }
    }),
  )
}

interface Installation {
  readonly running: Product
  readonly databaseUrl: string
  readonly metrics: string
}

async function runOn(
  { running, databaseUrl, metrics }: Installation,
  { minutes, perSecond, tabs: tabCount }: Options,
): Promise<Outcome> {
  const worksite = await openWorksite(running.address)
  const reads = await answeredReads(running.address, worksite)
  const ledger = newLedger()
  const load = startSteadyLoad(running.address, worksite, { perSecond, ledger, reads })
  const tabs = tabCount > 0 ? await openTabs(new URL(running.address).origin, tabCount) : null
  const taken: Sample[] = []
  for (let number = 0; number < samples; number += 1) {
    await wait((minutes * 60_000) / samples)
    taken.push({ ...(await sample(metrics)), tabBytes: (await tabs?.heapBytes()) ?? 0 })
  }
  await tabs?.close()
  await load.stop()
  await running.stop()

  const growth = growthPerHour(taken)
  const problems = [
    ...load.failures,
    ...(tabs?.failures ?? []),
    ...running.crashes,
    ...running.errors,
  ]
  const lag = taken.map(({ lagSeconds }) => lagSeconds).toSorted((a, b) => a - b)
  const usualLag = lag[Math.floor(lag.length / 2)] ?? 0
  if (usualLag > most.lagSeconds) problems.push(`the event loop is late: ${usualLag * 1_000} ms`)
  if (minutes >= judgedFromMinutes) {
    for (const what of ['rssBytes', 'files', 'connections', 'tabBytes'] as const) {
      if (growth[what] > most[what]) problems.push(`${what} grow by ${growth[what]} an hour`)
    }
  }
  const { lost, doubled, invented } = judge(ledger, await missionsOf(databaseUrl))
  const last = taken.at(-1)
  print(
    `  ${load.calls()} calls of ${reads.length + 1} operations, ${load.failures.length} failed, the slowest ${Math.round(load.slowestMs())} ms; event loop ${Math.round(usualLag * 1_000)} ms late at the 99th percentile`,
  )
  print(
    `  resident ${megabytes(last?.rssBytes ?? 0)} at the end, ${megabytes(growth.rssBytes)} an hour over the last three quarters; files ${growth.files.toFixed(1)}, connections ${growth.connections.toFixed(1)} an hour`,
  )
  if (tabs !== null) {
    print(
      `  ${tabs.weeks()} weeks drawn in ${tabCount} tabs, whose scripts hold ${megabytes(last?.tabBytes ?? 0)} each, ${megabytes(growth.tabBytes)} an hour more`,
    )
  }
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: 0, passed: isSound && problems.length === 0 }
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`

/** The reading operations that need nothing but a session: an administrator is answered without params. */
async function answeredReads(address: string, { caller }: Worksite): Promise<readonly Endpoint[]> {
  const asked = Object.values(contract).flatMap((area) =>
    Object.values(area).filter((entry): entry is Endpoint => isPlainRead(entry)),
  )
  const answered: Endpoint[] = []
  for (const endpoint of new Set(asked)) {
    const { status } = await callOver(address, endpoint, caller)
    if (status === 200) answered.push(endpoint)
  }
  return answered
}

function isPlainRead(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('path' in entry)) return false
  const { method, path, answers, isPart } = entry as Endpoint
  return method === 'GET' && !path.includes(':') && answers === undefined && isPart !== true
}

async function sample(metrics: string): Promise<Omit<Sample, 'tabBytes'>> {
  const lines = (await (await fetch(metrics)).text()).split('\n')
  const sumOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      // A call that waits for a connection has none yet.
      .filter((line) => !line.includes('state="waiting"'))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
  return {
    atMs: performance.now(),
    rssBytes: sumOf('process_resident_memory_bytes'),
    files: sumOf('process_open_fds'),
    connections: sumOf('renfort_database_connections'),
    lagSeconds: sumOf('nodejs_eventloop_lag_p99_seconds'),
  }
}
