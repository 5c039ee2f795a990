import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { pgbouncerVersion, withPgbouncer } from '../tools/throw-away-pgbouncer.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { openWorksite, startClients } from './clients.ts'
import { hasHaproxy, withHaproxy } from './haproxy.ts'
import { judge, newLedger } from './ledger.ts'
import { type Product, product } from './product.ts'
import { sharedStateProblems } from './shared-state.ts'
import { startSteadyLoad } from './steady-load.ts'
import { type Outcome, storedMissions } from './stored-missions.ts'

interface Options {
  readonly perSecond: number
  /** How often both processes are restarted under the steady load, one after the other. */
  readonly restarts: number
  /** How often one of them is killed while clients order. */
  readonly kills: number
}

/** Longer than the proxy takes to notice. */
const stopDelaySeconds = 5

/** Two processes behind HAProxy, with PgBouncer between them and PostgreSQL. */
export async function faultsOnCluster(options: Options): Promise<Outcome> {
  const version = pgbouncerVersion()
  const missing = version === null ? 'PgBouncer' : hasHaproxy() ? null : 'HAProxy'
  if (missing !== null) {
    print(`\nSeveral processes: skipped, because ${missing} is not installed.`)
    return { faults: 0, passed: true }
  }
  print(`\nTwo processes behind HAProxy, PgBouncer ${version} before PostgreSQL`)
  return withFolder('cluster', (folder) =>
    withPostgres({ durability: 'normal' }, (superuserUrl) =>
      withPgbouncer(superuserUrl, {}, async (pooler) => {
        const direct = await ownDatabase(superuserUrl)
        const pooled = new URL(direct)
        pooled.port = String(pooler)
        const ports = [await freePort(), await freePort()] as const
        const processes = ports.map((port) =>
          product(port, {
            DATABASE_URL: pooled.href,
            DATABASE_DIRECT_URL: direct,
            DATA_DIR: join(folder, 'data'),
            SEED: 'brief-demo',
            SIMULATE_PROVIDER: 'true',
            LOG_LEVEL: 'error',
            STOP_DELAY_SECONDS: String(stopDelaySeconds),
          }),
        )
        try {
          // The first prepares the database; together they would only wait for each other.
          for (const each of processes) await each.start()
          return await withHaproxy(folder, ports, (port) =>
            runOn({ address: `http://127.0.0.1:${port}/api`, processes, direct }, options),
          )
        } finally {
          await Promise.all(processes.map((each) => each.kill()))
        }
      }),
    ),
  )
}

interface Installation {
  readonly address: string
  readonly processes: readonly Product[]
  readonly direct: string
}

async function runOn(
  { address, processes, direct }: Installation,
  { perSecond, restarts, kills }: Options,
): Promise<Outcome> {
  await untilBothServe()
  const [one, two] = processes.map((each) => each.address)
  const problems = [...(await sharedStateProblems(one ?? '', two ?? ''))]
  print(`  sessions, throttles and flags of one process on the other: ${problems.length} problems`)

  const ledger = newLedger()
  const worksite = await openWorksite(address)
  const load = startSteadyLoad(address, worksite, { perSecond, ledger })
  for (let round = 0; round < restarts; round += 1) {
    for (const each of processes) {
      await each.stop()
      await each.start()
      await untilBothServe()
    }
  }
  await load.stop()
  problems.push(...load.failures)
  print(
    `  ${restarts * processes.length} restarts at ${perSecond} calls a second: ${load.calls()} calls, ${load.failures.length} failed, the slowest ${Math.round(load.slowestMs())} ms`,
  )

  let unanswered = 0
  const clients = startClients(address, worksite, ledger, ({ status, key }) => {
    if (status === 200 || status === 201) return
    unanswered += 1
    // A killed process answers nothing, and its proxy says so.
    if (![null, 502, 503, 504].includes(status)) problems.push(`after a kill: ${status} ${key}`)
  })
  for (let made = 0; made < kills; made += 1) {
    const each = processes[made % processes.length]
    await wait(1_000)
    await each?.kill()
    await wait(1_000)
    await each?.start()
    await untilBothServe()
  }
  await clients.stop()
  print(`  ${kills} kills: ${unanswered} calls without an answer were sent again`)

  await Promise.all(processes.map((each) => each.stop()))
  const said = processes.flatMap((each) => [...each.crashes, ...each.errors])
  problems.push(...said.map((line) => `a process said: ${line}`))
  const { lost, doubled, invented } = judge(ledger, await missionsOf(direct))
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${restarts * processes.length} restarts and ${kills} kills, ${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return {
    faults: restarts * processes.length + kills,
    passed: isSound && problems.length === 0,
  }
}

/** The proxy looks once a second. */
async function untilBothServe(): Promise<void> {
  await wait(2_500)
}

/** A database whose owner is no superuser, as an installation has it. */
async function ownDatabase(superuserUrl: string): Promise<string> {
  const password = randomBytes(12).toString('hex')
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`create role renfort login createrole password '${password}'`)
    await client.query('create database renfort owner renfort')
  } finally {
    await client.end()
  }
  const url = new URL(superuserUrl)
  Object.assign(url, { username: 'renfort', password, pathname: '/renfort' })
  return url.href
}

async function missionsOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The owner meets the policies of the tables; this role meets every row.
    await client.query('set role renfort_system')
    return await storedMissions(client)
  } finally {
    await client.end()
  }
}
