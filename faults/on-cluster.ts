import { setTimeout as wait } from 'node:timers/promises'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { pgbouncerVersion } from '../tools/throw-away-pgbouncer.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { openWorksite, startClients } from './clients.ts'
import { hasHaproxy } from './haproxy.ts'
import { judge, newLedger } from './ledger.ts'
import { sharedStateProblems } from './shared-state.ts'
import { startSteadyLoad } from './steady-load.ts'
import type { Outcome } from './stored-missions.ts'
import { missionsOf, type TwoProcesses, untilBothServe, withTwoProcesses } from './two-processes.ts'

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
      withTwoProcesses(folder, superuserUrl, stopDelaySeconds, (installation) =>
        runOn(installation, options),
      ),
    ),
  )
}

async function runOn(
  { address, processes, direct }: TwoProcesses,
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
