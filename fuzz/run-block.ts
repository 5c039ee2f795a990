import { dropConnections } from './drop-connections.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { blockSize, planCall } from './plan-call.ts'
import { smallest, tryCall, type Tried } from './try-call.ts'
import { buildWorld, type World } from './world.ts'

export interface Failure {
  readonly number: number
  readonly problems: readonly string[]
  /** Caller, request, steps and answer, to read. */
  readonly description: string
}

export interface BlockResult {
  readonly milliseconds: readonly number[]
  readonly statuses: Readonly<Record<number, number>>
  readonly operations: readonly string[]
  readonly failures: readonly Failure[]
  /** How many connections to the database were ended meanwhile. */
  readonly dropped: number
}

/** What a thread says while it makes no call: it fills its database, or its block has ended. */
export const noCall = -1

export function firstOfBlock(number: number): number {
  return number - (number % blockSize)
}

/** Runs the calls of a block, from `first` to the one before `end`. */
export async function runBlock(
  app: FuzzApp,
  seed: number,
  first: number,
  end: number,
  onCall: (number: number) => void,
): Promise<BlockResult> {
  const world = await buildWorld(app)
  const drops = app.drops ? await dropConnections(ownerUrlOf(app)) : null
  const milliseconds: number[] = []
  const statuses: Record<number, number> = {}
  const operations = new Set<string>()
  const failures: Failure[] = []
  for (let number = first; number < end; number += 1) {
    onCall(number)
    const plan = planCall(seed, number)
    const tried = await tryCall(world, plan)
    if (tried === null) continue
    const { status } = tried.answer
    if (plan.overSocket === null) milliseconds.push(tried.answer.milliseconds)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status > 0 && status < 300) operations.add(plan.operation.name)
    if (tried.problems.length > 0) failures.push(await failureOf(world, seed, number, tried))
  }
  const dropped = (await drops?.stop()) ?? 0
  return { milliseconds, statuses, operations: [...operations], failures, dropped }
}

function ownerUrlOf({ database }: FuzzApp): string {
  const { connectionString } = database.systemPool.options
  if (connectionString === undefined) throw new Error('--drops needs --postgres.')
  return connectionString
}

/** Runs one call alone, on fresh data. */
export async function runAlone(
  app: FuzzApp,
  seed: number,
  number: number,
): Promise<Failure | null> {
  const world = await buildWorld(app)
  const tried = await tryCall(world, planCall(seed, number))
  return tried === null || tried.problems.length === 0
    ? null
    : failureOf(world, seed, number, tried)
}

async function failureOf(
  world: World,
  seed: number,
  number: number,
  found: Tried,
): Promise<Failure> {
  const { role, steps, request, answer, problems } = await smallest(world, seed, number, found)
  const spoiled = steps.length === 0 ? 'nothing spoiled' : steps.map(({ name }) => name).join(' + ')
  const { token = '', ...headers } = request.headers
  const lines = [
    `as ${role}: ${spoiled}`,
    `${request.method} ${short(request.url)}`,
    `headers ${short(JSON.stringify({ token: token.slice(0, 6), ...headers }))}`,
    ...(request.body === undefined ? [] : [`body ${short(request.body.toString())}`]),
    `answered ${answer.status} in ${Math.round(answer.milliseconds)} ms: ${short(answer.body)}`,
  ]
  return { number, problems, description: lines.join('\n') }
}

function short(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return escaped.length <= 700 ? escaped : `${escaped.slice(0, 700)}… (${text.length})`
}
