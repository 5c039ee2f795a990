import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { pgbouncerVersion } from '../tools/throw-away-pgbouncer.ts'
import { type Answer, openWorksite, startClients } from './clients.ts'
import { judge, type Ledger, newLedger } from './ledger.ts'
import { missingForPatroni, type Patroni, withPatroni } from './patroni.ts'
import type { Node } from './patroni-node.ts'
import type { Outcome } from './stored-missions.ts'
import { missionsOf, type TwoProcesses, untilBothServe, withTwoProcesses } from './two-processes.ts'

/** Orders are acknowledged again by then. */
const healsWithinMs = 15_000
const givesUpAfterMs = 60_000

interface Loss {
  readonly kind: string
  begin(primary: Node, standby: Node): Promise<void>
  /** Whether the standby takes over. */
  readonly isReplaced: boolean
  /** What the operator does once the other serves. */
  end(primary: Node): Promise<void>
}

/** Two processes on a PostgreSQL with a synchronous standby, whose primary is lost again and again. */
export async function faultsOnFailover(times: number): Promise<Outcome> {
  const missing = missingForPatroni() ?? (pgbouncerVersion() === null ? 'PgBouncer' : null)
  if (missing !== null) {
    print(`\nA primary that is lost: skipped, because there is no ${missing}.`)
    return { faults: 0, passed: true }
  }
  print('\nTwo processes, PgBouncer, HAProxy before a primary and a synchronous standby (Patroni)')
  return withFolder('failover', (folder) =>
    withPatroni(folder, (superuserUrl, cluster) =>
      withTwoProcesses(folder, superuserUrl, 0, (installation) =>
        runOn(installation, { cluster, superuserUrl, times }),
      ),
    ),
  )
}

interface Plan {
  readonly cluster: Patroni
  readonly superuserUrl: string
  readonly times: number
}

async function runOn(
  { address, processes, direct }: TwoProcesses,
  { cluster, superuserUrl, times }: Plan,
): Promise<Outcome> {
  await untilBothServe()
  const ledger = newLedger()
  const problems: string[] = []
  const answers = new Map<number | null, number>()
  const clients = startClients(address, await openWorksite(address), ledger, (answer) => {
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    const problem = problemOf(answer)
    if (problem !== null) problems.push(problem)
  })
  const losses = lossesOf(cluster, superuserUrl)
  const healing = new Map<string, number[]>()
  let replaced = 0
  for (let made = 0; made < times; made += 1) {
    const loss = losses[made % losses.length]
    if (loss === undefined) break
    const { primary, standby } = await cluster.whenWhole()
    await wait(1_000)
    const started = performance.now()
    await loss.begin(primary, standby)
    const isBack = await untilAcknowledged(ledger, loss.isReplaced ? standby : null)
    const took = performance.now() - started
    healing.set(loss.kind, [...(healing.get(loss.kind) ?? []), took])
    if (loss.isReplaced) replaced += 1
    print(`  ${made + 1}. ${loss.kind}: back after ${(took / 1_000).toFixed(1)} s`)
    if (!isBack || took > healsWithinMs) {
      problems.push(`${loss.kind}: back after ${(took / 1_000).toFixed(1)} s`)
    }
    await loss.end(primary)
  }
  await cluster.whenWhole()
  await clients.stop()
  await Promise.all(processes.map((each) => each.stop()))
  problems.push(...processes.flatMap((each) => each.crashes.map((line) => `ended: ${line}`)))

  for (const [kind, all] of healing) {
    const sorted = all.toSorted((a, b) => a - b).map((ms) => `${(ms / 1_000).toFixed(1)} s`)
    const middle = sorted[Math.floor(sorted.length / 2)]
    print(`  ${kind}: ${all.length} times, back after ${middle} (median), ${sorted.at(-1)} at most`)
  }
  print(`  answers: ${[...answers].map(([status, n]) => `${n} × ${status ?? 'none'}`).join(', ')}`)
  const { lost, doubled, invented } = judge(ledger, await missionsOf(direct))
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${replaced} failovers and ${times - replaced} silences, ${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: times, passed: isSound && problems.length === 0 }
}

/** People may be told to come again, and nothing worse. */
function problemOf({ status, key, hasRetryAfter }: Answer): string | null {
  if (status === 200 || status === 201) return null
  if (status === 503) return hasRetryAfter ? null : `503 without Retry-After: ${key}`
  return `an answer ${status ?? 'was missing'} ${key ?? ''}`
}

function lossesOf(cluster: Patroni, superuserUrl: string): readonly Loss[] {
  const nothing = async () => undefined
  return [
    {
      kind: 'PostgreSQL of the primary killed',
      begin: async (primary) => primary.killPostgres(),
      isReplaced: true,
      end: nothing,
    },
    {
      kind: 'machine and disk of the primary lost',
      begin: (primary) => primary.killAll(),
      isReplaced: true,
      end: async (primary) => {
        primary.loseDisk()
        primary.start()
      },
    },
    {
      kind: 'primary standing still',
      begin: async (primary) => primary.freeze(),
      isReplaced: true,
      end: async (primary) => primary.thaw(),
    },
    {
      kind: 'killed while the standby lagged',
      begin: async (primary, standby) => {
        await holdBack(superuserUrl, standby)
        await wait(2_000)
        primary.killPostgres()
      },
      isReplaced: true,
      end: nothing,
    },
    {
      kind: 'way to the primary silent for 4 s',
      begin: async () => {
        cluster.freezeProxy()
        await wait(4_000)
        cluster.thawProxy()
      },
      isReplaced: false,
      end: nothing,
    },
  ]
}

/** The standby receives and does not replay: what it has on its disk is all that a failover may count on. */
async function holdBack(superuserUrl: string, { port }: Node): Promise<void> {
  const address = new URL(superuserUrl)
  address.port = String(port)
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query('select pg_wal_replay_pause()')
  } finally {
    await client.end()
  }
}

/** Whether orders are acknowledged again, by the successor if there is one. */
async function untilAcknowledged(ledger: Ledger, successor: Node | null): Promise<boolean> {
  const late = performance.now() + givesUpAfterMs
  while (successor !== null && (await successor.role()) !== 'primary') {
    if (performance.now() > late) return false
    await wait(100)
  }
  const before = ledger.acknowledged.size
  while (ledger.acknowledged.size === before) {
    if (performance.now() > late) return false
    await wait(20)
  }
  return true
}
