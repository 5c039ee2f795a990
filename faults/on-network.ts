import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type SilentWay, silentNetwork } from '../apps/api/src/testing/silent-network.ts'
import { slowNetwork } from '../apps/api/src/testing/slow-network.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { openWorksite, startClients } from './clients.ts'
import { judge, type Ledger, newLedger } from './ledger.ts'
import { type NetworkWatch, networkWatch, seconds } from './network-watch.ts'
import { product } from './product.ts'
import { type Outcome, storedMissions } from './stored-missions.ts'

interface Plan {
  /** The length of each silence, in seconds. */
  readonly silences: readonly number[]
  /** How long the network is slow in each of its ways. */
  readonly slowSeconds: number
}

/** What one fault of the network is, and what is asked of the product during it. */
interface NetworkFault {
  readonly kind: string
  readonly lastsSeconds: number
  readonly longestAnswerMs: number
  /** Whether orders must be acknowledged while it lasts. */
  readonly serves: boolean
  begin(): void
  end(): void
}

const ways: Readonly<Record<SilentWay, string>> = {
  both: 'silent',
  answers: 'silent for answers',
  questions: 'silent for questions',
}
const longestRefusalMs = 5_000
const longestSlowAnswerMs = 10_000
const recoversWithinMs = 2_000
/** The pool closes what it has not used for ten seconds. */
const idleWithinMs = 15_000

/** A product whose way to PostgreSQL is silent, in one direction or in both, or slow. */
export function faultsOnNetwork({ silences, slowSeconds }: Plan): Promise<Outcome> {
  return withFolder('network', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl, cluster) => {
      const silent = await silentNetwork(cluster.port)
      const slow = await slowNetwork(silent.port)
      const through = new URL(databaseUrl)
      through.port = String(slow.port)
      const running = product(await freePort(), {
        DATABASE_URL: through.href,
        DATA_DIR: join(folder, 'data'),
        SEED: 'brief-demo',
      })
      const silence = (way: SilentWay, length: number): NetworkFault => ({
        kind: `${ways[way]} for ${length} s`,
        lastsSeconds: length,
        longestAnswerMs: longestRefusalMs,
        serves: false,
        begin: () => silent.silence(way),
        end: () => silent.restore(),
      })
      const delay = (kind: string, delayMs: () => number): NetworkFault => ({
        kind,
        lastsSeconds: slowSeconds,
        longestAnswerMs: longestSlowAnswerMs,
        serves: true,
        begin: () => slow.slowDown(delayMs),
        end: () => slow.slowDown(() => 0),
      })
      const faults = [
        ...silences.flatMap((length) =>
          (['both', 'answers', 'questions'] as const).map((way) => silence(way, length)),
        ),
        delay('each packet 200 ms late', () => 200),
        delay('each packet 0 to 400 ms late', () => Math.random() * 400),
      ]
      const database = new pg.Client({ connectionString: databaseUrl })
      try {
        await running.start()
        await database.connect()
        return await runOn(running, database, faults)
      } finally {
        await running.kill()
        await database.end()
        slow.close()
        silent.close()
      }
    }),
  )
}

async function runOn(
  running: ReturnType<typeof product>,
  database: pg.Client,
  faults: readonly NetworkFault[],
): Promise<Outcome> {
  print('\nThe way to PostgreSQL')
  const worksite = await openWorksite(running.address)
  await wait(idleWithinMs)
  const base = await connections(database)
  const ledger = newLedger()
  const problems: string[] = []
  let watch = networkWatch(longestRefusalMs)
  const clients = startClients(running.address, worksite, ledger, (answer) => watch.add(answer))
  for (const fault of faults) {
    await untilAcknowledged(ledger, 8)
    watch = networkWatch(fault.longestAnswerMs)
    problems.push(
      ...(await duringFault(fault, { watch, ledger, database })).map(
        (problem) => `${fault.kind}: ${problem}`,
      ),
    )
  }
  await clients.stop()
  const after = await untilIdle(database, base)
  if (after > base) problems.push(`${after} connections at the end, ${base} before`)
  await running.stop()
  problems.push(...running.crashes.map((crash) => `the process ended: ${crash}`))
  const { lost, doubled, invented } = judge(ledger, await storedMissions(database))
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${faults.length} faults, ${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented; ${base} connections before, ${after} after`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: faults.length, passed: isSound && problems.length === 0 }
}

interface Scene {
  readonly watch: NetworkWatch
  readonly ledger: Ledger
  readonly database: pg.Client
}

async function duringFault(fault: NetworkFault, { watch, ledger, database }: Scene) {
  const problems: string[] = []
  const before = ledger.acknowledged.size
  fault.begin()
  await wait(fault.lastsSeconds * 1_000)
  const served = ledger.acknowledged.size - before
  const unknown = (await storedMissions(database)).filter(
    ({ name }) => !ledger.acknowledged.has(name),
  )
  fault.end()
  watch.restored()
  const firstMs = await untilAcknowledged(ledger, 1)
  // What began before the end is answered by now.
  await wait(fault.longestAnswerMs)
  if (firstMs > recoversWithinMs) problems.push(`the first order after ${seconds(firstMs)}`)
  const lastMs = watch.lastRefusalMs()
  if (lastMs > recoversWithinMs) problems.push(`still refused ${seconds(lastMs)} after its end`)
  if (fault.serves && served === 0) problems.push('no order was acknowledged')
  print(
    `  ${fault.kind}: ${watch.counts()}; slowest ${seconds(watch.slowestMs())}; ${served} orders meanwhile, ${unknown.length} stored and not yet acknowledged; first order ${seconds(firstMs)} after its end, last refusal ${seconds(lastMs)}`,
  )
  return [...problems, ...watch.problems]
}

/** Milliseconds until so many more orders are acknowledged. */
async function untilAcknowledged({ acknowledged }: Ledger, more: number): Promise<number> {
  const start = performance.now()
  const enough = acknowledged.size + more
  while (acknowledged.size < enough && performance.now() - start < 30_000) await wait(10)
  return performance.now() - start
}

async function connections(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}

/** The number of connections once it is no higher than before, or when that took too long. */
async function untilIdle(database: pg.Client, base: number): Promise<number> {
  const late = performance.now() + 2 * idleWithinMs
  for (;;) {
    const count = await connections(database)
    if (count <= base || performance.now() > late) return count
    await wait(200)
  }
}
