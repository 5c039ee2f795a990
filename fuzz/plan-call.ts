import { bodySteps } from './body-steps.ts'
import { type Draft, draftCall, grantedRole, pickOperation, pickRole } from './draft.ts'
import { fileSteps } from './file-steps.ts'
import { headerSteps } from './header-steps.ts'
import { type Operation, operations } from './operations.ts'
import { pathSteps } from './path-steps.ts'
import { type Random, randomOf } from './random.ts'
import type { Step } from './step.ts'
import type { World } from './world.ts'

export interface PlannedStep {
  readonly step: Step
  /** Seeds the step's random values, so that leaving one step out does not change the others. */
  readonly place: number
}

/** A call, decided by its number and the seed: who calls what, and how the call is spoiled. */
export interface Plan {
  readonly seed: number
  readonly number: number
  readonly operation: Operation
  readonly role: string
  /** Whether the call is sent unspoiled, by a role that has the right to it. */
  readonly isMeant: boolean
  readonly steps: readonly PlannedStep[]
  /** Whether the bytes are written to a socket, instead of going through a client. */
  readonly overSocket: boolean
}

const socketShare = 0.01

/** Number of calls that share one database: each meets what the earlier ones changed. */
export const blockSize = 2_000

/** What only reads comes before what changes it; what removes comes last: first one thing, then all of a kind. */
const meantOperations = [
  ...operations.filter(({ endpoint }) => endpoint.method === 'GET'),
  ...operations.filter(({ endpoint }) => !['GET', 'DELETE'].includes(endpoint.method)),
  ...operations
    .filter(({ endpoint }) => endpoint.method === 'DELETE')
    .toSorted((a, b) => b.endpoint.path.length - a.endpoint.path.length),
]

export function planCall(world: World, seed: number, number: number): Plan {
  const random = randomOf(seed, number)
  // A block starts with one valid call of every operation: one that never succeeds would test nothing.
  const meant = meantOperations[number % blockSize]
  if (meant !== undefined) {
    const role = grantedRole(world, meant, random)
    return { seed, number, operation: meant, role, isMeant: true, steps: [], overSocket: false }
  }
  const operation = pickOperation(random)
  const role = pickRole(world, operation, random)
  const known = [...stepsOfBody(operation), ...headerSteps, ...pathSteps]
  const count = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 2, 3])
  const steps = Array.from({ length: count }, (_, place) => ({
    step: weighted(known, random),
    place,
  }))
  const overSocket = random.chance(socketShare)
  return { seed, number, operation, role, isMeant: false, steps, overSocket }
}

function stepsOfBody({ endpoint }: Operation): readonly Step[] {
  if (endpoint.method === 'GET') return []
  return endpoint.sends === undefined ? bodySteps : fileSteps
}

function weighted(steps: readonly Step[], random: Random): Step {
  const total = steps.reduce((sum, { weight }) => sum + weight, 0)
  let left = random.below(total)
  const found = steps.find(({ weight }) => (left -= weight) < 0)
  if (found === undefined) throw new Error('No step.')
  return found
}

export function makeDraft(world: World, plan: Plan): Draft {
  const { seed, number, operation, role, isMeant, steps } = plan
  const draft = draftCall(world, { operation, role, isMeant }, randomOf(seed, number, 1))
  for (const { step, place } of steps) step.apply(draft, randomOf(seed, number, 2 + place), world)
  return draft
}
