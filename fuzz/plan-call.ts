import { bodySteps } from './body-steps.ts'
import { type Draft, draftCall, pickOperation, pickRole } from './draft.ts'
import { headerSteps } from './header-steps.ts'
import type { Operation } from './operations.ts'
import { pathSteps } from './path-steps.ts'
import { type Random, randomOf } from './random.ts'
import type { Step } from './step.ts'
import type { World } from './world.ts'

export interface PlannedStep {
  readonly step: Step
  /** Each step has its chance: leaving one out does not change the others. */
  readonly place: number
}

/** A call as its number says: who, what, and how it is spoiled. */
export interface Plan {
  readonly seed: number
  readonly number: number
  readonly operation: Operation
  readonly role: string
  readonly steps: readonly PlannedStep[]
  /** Goes over a socket, byte by byte as it was made up. */
  readonly overSocket: boolean
}

const socketShare = 0.01

export function planCall(world: World, seed: number, number: number): Plan {
  const random = randomOf(seed, number)
  const operation = pickOperation(random)
  const role = pickRole(world, random)
  const takesBody = operation.endpoint.method !== 'GET'
  const known = takesBody
    ? [...bodySteps, ...headerSteps, ...pathSteps]
    : [...headerSteps, ...pathSteps]
  const count = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 2, 3])
  const steps = Array.from({ length: count }, (_, place) => ({
    step: weighted(known, random),
    place,
  }))
  return { seed, number, operation, role, steps, overSocket: random.chance(socketShare) }
}

function weighted(steps: readonly Step[], random: Random): Step {
  const total = steps.reduce((sum, { weight }) => sum + weight, 0)
  let left = random.below(total)
  const found = steps.find(({ weight }) => (left -= weight) < 0)
  if (found === undefined) throw new Error('No step.')
  return found
}

export function makeDraft(world: World, plan: Plan): Draft {
  const { seed, number, operation, role, steps } = plan
  const draft = draftCall(world, operation, role, randomOf(seed, number, 1))
  for (const { step, place } of steps) step.apply(draft, randomOf(seed, number, 2 + place), world)
  return draft
}
