import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readMe } from '@renfort/contract/session.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { callOver, openWorksite, orderMission, type Worksite } from './clients.ts'
import { judge, newLedger } from './ledger.ts'
import { type NarrowRoom, narrowRoom } from './narrow-room.ts'
import { type Product, product } from './product.ts'
import type { Outcome } from './stored-missions.ts'
import { missionsOf } from './two-processes.ts'

interface Options {
  readonly megabytes: number
  /** The share of one core. */
  readonly cores: number
  readonly seconds: number
}

/** As many calls at once as a fifth of a core answers within half a second. */
const callsAtOnce = 8
/** How many times as many clients call. */
const overload = 20
const most = { acceptedMs: 1_000, recoveredMs: 5_000 }
/** What a refused client waits, as it is told to. */
const comesAgainMs = 1_000
/** One of so many calls orders a mission; the others read. */
const callsForEachOrder = 5
const callsToWarmUp = 1_000

/** A process with too little memory and time for what it is asked: what it refuses, accepts, loses. */
export async function faultsOnSqueeze(options: Options): Promise<Outcome> {
  const { megabytes, cores, seconds } = options
  print(
    `\n${megabytes} MB and ${cores} of a core, ${callsAtOnce * overload} clients for ${seconds} s`,
  )
  const room = narrowRoom(megabytes)
  if (room === null) return { faults: 0, passed: true }
  try {
    return await withFolder('squeeze', (folder) =>
      withPostgres({ durability: 'normal' }, async (databaseUrl) => {
        const environment = {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, 'data'),
          SEED: 'brief-demo',
          LOG_LEVEL: 'error',
          CALLS_AT_ONCE: String(callsAtOnce),
        }
        // Its demo is made with all the room that there is.
        const wide = product(await freePort(), environment)
        await wide.start()
        const worksite = await openWorksite(wide.address)
        await wide.stop()
        const program = room.programFor(folder, process.execPath)
        const squeezed = product(await freePort(), environment, undefined, { program })
        try {
          await squeezed.start()
          await warmUp(squeezed.address, worksite)
          room.giveCores(cores)
          return await overloaded({ squeezed, worksite, databaseUrl, room }, options)
        } finally {
          await squeezed.kill()
        }
      }),
    )
  } finally {
    room.remove()
  }
}

interface Installation {
  readonly squeezed: Product
  readonly worksite: Worksite
  readonly databaseUrl: string
  readonly room: NarrowRoom
}

async function overloaded(
  { squeezed, worksite, databaseUrl, room }: Installation,
  { seconds }: Options,
): Promise<Outcome> {
  const ledger = newLedger()
  const accepted: number[] = []
  const failures: string[] = []
  let refused = 0
  const end = performance.now() + seconds * 1_000
  const client = async (number: number) => {
    for (let calls = 1; performance.now() < end; calls += 1) {
      const isOrder = calls % callsForEachOrder === 0
      const name = `Faults squeezed ${number}-${calls}`
      const answer = isOrder
        ? await orderMission(squeezed.address, worksite, { name, ledger })
        : await callOver(squeezed.address, readMe, worksite.caller)
      if (answer.status === (isOrder ? 201 : 200)) accepted.push(answer.milliseconds)
      else if (answer.status === 503 && answer.hasRetryAfter) {
        refused += 1
        await wait(comesAgainMs)
      } else failures.push(`${isOrder ? 'an order' : 'a read'}: ${answer.status} ${answer.key}`)
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce * overload }, (_each, n) => client(n)))
  const recoveredMs = await untilAnswered(squeezed.address, worksite)
  room.giveCores(1)
  await squeezed.stop()

  const p99 = accepted.toSorted((a, b) => a - b)[Math.floor(accepted.length * 0.99)] ?? Infinity
  const problems = [...failures, ...squeezed.crashes, ...squeezed.errors]
  if (p99 > most.acceptedMs) problems.push(`accepted calls took ${Math.round(p99)} ms`)
  if (recoveredMs > most.recoveredMs)
    problems.push(`well again after ${Math.round(recoveredMs)} ms`)
  const { lost, doubled, invented } = judge(ledger, await missionsOf(databaseUrl))
  print(
    `  ${accepted.length} calls accepted (99th percentile ${Math.round(p99)} ms), ${refused} told to come again, ${failures.length} failed; well again after ${Math.round(recoveredMs)} ms`,
  )
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: 1, passed: isSound && problems.length === 0 }
}

/** A process that has just started compiles what it does; the fault is too little time, not a start. */
async function warmUp(address: string, worksite: Worksite): Promise<void> {
  for (let call = 0; call < callsToWarmUp; call += 1) {
    await callOver(address, readMe, worksite.caller)
    if (call % callsForEachOrder === 0) {
      await orderMission(address, worksite, { name: `Warm ${call}`, ledger: newLedger() })
    }
  }
}

async function untilAnswered(address: string, { caller }: Worksite): Promise<number> {
  const start = performance.now()
  while ((await callOver(address, readMe, caller)).status !== 200) await wait(50)
  return performance.now() - start
}
