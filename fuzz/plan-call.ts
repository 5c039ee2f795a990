import fc from 'fast-check'
import { bodySteps } from './body-steps.ts'
import { type Choice, choice } from './choice.ts'
import { fileSteps } from './file-steps.ts'
import { headerSteps } from './header-steps.ts'
import { type IdChoice, someId } from './ids.ts'
import { type Made, validValue } from './json-schema.ts'
import { type Operation, operations } from './operations.ts'
import { pathSteps } from './path-steps.ts'
import { type SocketChange, socketChanges } from './send-request.ts'
import type { Step } from './step.ts'

/** What is drawn for a call. Who calls and with which ids follows from the world in which it is made. */
export interface Plan {
  readonly steps: readonly Step[]
  readonly operation: Operation
  /** Whether the call is sent unspoiled, by a role that has the right to it. */
  readonly isMeant: boolean
  /** Whether the role has the right to the operation; any role otherwise. */
  readonly isGranted: boolean
  /** Whether it begins with an input that is known to be right; with a made one otherwise. */
  readonly isKnown: boolean
  readonly chooseRole: Choice
  readonly chooseInput: Choice
  readonly params: Readonly<Record<string, IdChoice>>
  readonly query: Made
  readonly body: Made
  readonly remoteAddress: string
  /** The change of its bytes, where they are written to a socket instead of going through a client. */
  readonly overSocket: SocketChange | null
}

/** Number of calls that share one database: each meets what the earlier ones changed. */
export const blockSize = 2_000

const spoiledAnywhere = [...headerSteps, ...pathSteps]
const stepsOfRead = fc.oneof(...spoiledAnywhere)
const stepsOfFile = fc.oneof(...fileSteps, ...spoiledAnywhere)
const stepsOfBody = fc.oneof(...bodySteps, ...spoiledAnywhere)

function stepFor({ endpoint }: Operation): fc.Arbitrary<Step> {
  if (endpoint.method === 'GET') return stepsOfRead
  return endpoint.sends === undefined ? stepsOfBody : stepsOfFile
}

const remoteAddress = fc
  .tuple(fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 254 }))
  .map((parts) => `10.${parts.join('.')}`)

const overSocket = fc.oneof(
  { weight: 99, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...socketChanges) },
)

function callsOf(operation: Operation): fc.Arbitrary<Plan> {
  const names = [...operation.endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const plan = {
    // The shrinker begins with what comes first: it leaves steps out before it simplifies the call.
    steps: fc.array(stepFor(operation), { maxLength: 3 }),
    operation: fc.constant(operation),
    isMeant: fc.constant(false),
    isGranted: fc.constantFrom(true, true, false, false, false),
    isKnown: fc.constantFrom(true, true, true, false, false),
    chooseRole: choice,
    chooseInput: choice,
    params: fc.record(Object.fromEntries(names.map((name) => [name, someId]))),
    query: validValue(operation.query),
    body: operation.body === null ? fc.constant(() => undefined) : validValue(operation.body),
    remoteAddress,
    overSocket,
  }
  return fc.record(plan, { noNullPrototype: true })
}

/** Hashing a password is slow on purpose: calls that hash one are made less often, to leave time for others. */
function weightOf({ endpoint, body }: Operation): number {
  return endpoint.access === 'public' && 'password' in (body?.properties ?? {}) ? 1 : 4
}

const hostileCalls = fc.oneof(
  ...operations.map((operation) => ({
    weight: weightOf(operation),
    arbitrary: callsOf(operation),
  })),
)

/** What only reads comes before what changes it; what removes comes last: first one thing, then all of a kind. */
const meantOperations = [
  ...operations.filter(({ endpoint }) => endpoint.method === 'GET'),
  ...operations.filter(({ endpoint }) => !['GET', 'DELETE'].includes(endpoint.method)),
  ...operations
    .filter(({ endpoint }) => endpoint.method === 'DELETE')
    .toSorted((a, b) => b.endpoint.path.length - a.endpoint.path.length),
]

const asMeant = { steps: [], isMeant: true, isGranted: true, isKnown: true, overSocket: null }
const meantCalls = meantOperations.map((operation) =>
  callsOf(operation).map((plan): Plan => ({ ...plan, ...asMeant })),
)

/** A block starts with one valid call of every operation: one that never succeeds would test nothing. */
export function callsAt(number: number): fc.Arbitrary<Plan> {
  return fc.noBias(meantCalls[number % blockSize] ?? hostileCalls)
}

/** Each call has a seed of its own: it is the same whichever calls come before it. */
export function drawnBy(seed: number, number: number): { seed: number; numRuns: 1 } {
  return { seed: fc.hash(`${seed} ${number}`), numRuns: 1 }
}

/** A call, decided by its number and the seed. */
export function planCall(seed: number, number: number): Plan {
  const [plan] = fc.sample(callsAt(number), drawnBy(seed, number))
  if (plan === undefined) throw new Error('No call.')
  return plan
}
