import { join } from 'node:path'
import { countHours } from '@renfort/contract/attendance/hours-count.ts'
import { countUnsigned } from '@renfort/contract/contract.ts'
import type pg from 'pg'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { done } from './done.ts'
import { product, type Product } from './product.ts'
import {
  judgeRace,
  type Race,
  raceToConfirm,
  raceToHire,
  raceToSign,
  raceToValidate,
} from './rival-races.ts'
import { type Decided, recordProblems, waitingFor } from './rival-record.ts'
import {
  type Cast,
  declaredHours,
  openCast,
  readyDraft,
  twoSiders,
  untilPaper,
} from './rival-stage.ts'
import type { Outcome } from './stored-missions.ts'
import { asSystem, untilBothServe, withTwoProcesses } from './two-processes.ts'

interface Options {
  readonly rounds: number
  /** One process on the embedded database, instead of two behind a proxy on PostgreSQL. */
  readonly isEmbedded: boolean
}

/** The decisions about each mission, one after the other. */
const racesOfMission = 4
const lanes = 3
const stopDelaySeconds = 0
const [fewest, most] = [2, 50]

type Read = (client: pg.Client | pg.Pool) => Promise<readonly string[]>

/** Many callers decide the same thing at once, again and again: one wins, and the others are told the truth. */
export function faultsOnRivals({ rounds, isEmbedded }: Options): Promise<Outcome> {
  return withFolder('rivals', async (folder) => {
    if (!isEmbedded) {
      return withPostgres({ durability: 'normal' }, (superuserUrl) =>
        withTwoProcesses(folder, superuserUrl, stopDelaySeconds, async (installation) => {
          await untilBothServe()
          const { address, processes, direct } = installation
          return compete(rounds, { address, processes, read: (work) => asSystem(direct, work) })
        }),
      )
    }
    const dataDirectory = join(folder, 'data')
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: '', SEED: 'brief-demo' }
    const one = product(await freePort(), { ...environment, LOG_LEVEL: 'error' })
    const read = async (work: Read) => {
      const database = await openEmbedded(dataDirectory)
      try {
        return await work(database.pool)
      } finally {
        await database.close()
      }
    }
    try {
      await one.start()
      return await compete(rounds, { address: one.address, processes: [one], read })
    } finally {
      await one.kill()
    }
  })
}

interface Installation {
  readonly address: string
  readonly processes: readonly Product[]
  /** Reads what is stored once the product has stopped. */
  readonly read: (work: Read) => Promise<readonly string[]>
}

async function compete(
  rounds: number,
  { address, processes, read }: Installation,
): Promise<Outcome> {
  const cast = await openCast(address)
  const decided: Decided[] = []
  const races: Race[] = []
  const missions = Math.ceil(rounds / racesOfMission)
  let begun = 0
  const lane = async () => {
    while (begun < missions) {
      begun += 1
      decided.push(await decideMission(cast, begun, races))
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: lanes }, lane))
  const seconds = Math.round((performance.now() - started) / 1_000)
  const told = await Promise.all(
    processes.map((each) => badges({ ...cast, address: each.address })),
  )
  await Promise.all(processes.map((each) => each.stop()))
  const said = processes.flatMap((each) => [...each.crashes, ...each.errors])
  const problems = [
    ...races.flatMap(judgeRace),
    ...said.map((line) => `a process said: ${line}`),
    ...(await read(async (client) => {
      const waiting = JSON.stringify(await waitingFor(client, cast.organisationId))
      const wrong = told.filter((each) => JSON.stringify(each) !== waiting)
      return [
        ...(await recordProblems(client, decided)),
        ...wrong.map((each) => `badges say ${JSON.stringify(each)} of ${waiting}`),
      ]
    })),
  ]
  print(`\nRivals, ${processes.length} processes, ${races.length} rounds in ${seconds} s`)
  for (const [kind, of] of Map.groupBy(races, (each) => each.kind)) {
    const calls = of.reduce((sum, { winners, losers }) => sum + winners.length + losers.length, 0)
    const answers = Map.groupBy(
      of.flatMap(({ losers }) => losers),
      (each) => each,
    )
    const counts = [...answers].map(([each, all]) => `${all.length} ${each}`)
    print(`  ${kind}: ${of.length} rounds, ${calls} calls; losers: ${counts.join(', ')}`)
  }
  for (const problem of [...new Set(problems)].slice(0, 20)) print(`  ${problem}`)
  print(`  badges: ${JSON.stringify(told)}; ${problems.length} problems`)
  return { faults: races.length, passed: problems.length === 0 }
}

/** Four races for one mission, each with another number of callers. */
async function decideMission(cast: Cast, number: number, races: Race[]): Promise<Decided> {
  const count = (race: number) =>
    fewest + (((number * racesOfMission + race) * 11) % (most - fewest + 1))
  const run = async (racing: Promise<Race>) => {
    const race = await racing
    races.push(race)
    const [winner] = race.winners
    if (winner === undefined) throw new Error(`Nobody won: ${race.kind} ${race.losers.join()}`)
    return winner.body as Readonly<Record<string, unknown>>
  }
  const missionId = await readyDraft(cast)
  await run(raceToConfirm(cast, missionId, count(0)))
  const siders = await twoSiders(cast)
  const hired = await run(raceToHire(cast, missionId, siders, count(1)))
  const { id: documentId } = hired['contractsBatch'] as { readonly id: string }
  const siderId = await untilPaper(cast, documentId)
  const batch = await run(raceToSign(cast, documentId, count(2)))
  const declared = await declaredHours(cast, { missionId, siderId })
  const hours = await run(raceToValidate(cast, declared, count(3)))
  return {
    missionId,
    contract: batch['status'] === 'signed' ? 'signed' : 'contested',
    hours: hours['status'] === 'att.disputed' ? 'att.disputed' : 'att.validated',
  }
}

async function badges({ address, admin, organisationId }: Cast) {
  const { count: hours } = await done(address, countHours, admin, {})
  const params = { id: organisationId }
  const { count: contracts } = await done(address, countUnsigned, admin, { params })
  return { hours, contracts }
}
