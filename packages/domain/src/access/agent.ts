import type { Refusal } from '../kernel/issue.ts'
import type { Actor } from './actor.ts'
import { type Action, can } from './policy.ts'

/** Who causes an event of a state machine: a caller, or the product itself (a job, the provider's feed). */
export type Agent = Actor | 'system'

type Permission = (agent: Agent) => Refusal | null

/** Lets the product alone cause an event. */
export const systemOnly: Permission = (agent) =>
  agent === 'system' ? null : { key: 'errors.user.forbidden' }

/** Lets the callers cause an event whom the policy allows an action; the product itself is refused. */
export function allowedTo(action: Action): Permission {
  return (agent) => {
    if (agent === 'system') return { key: 'errors.user.forbidden' }
    const decision = can(agent, action)
    return decision.allowed ? null : { key: decision.because }
  }
}

/** Lets the product itself cause an event, and the callers whom the policy allows an action. */
export function systemOrAllowedTo(action: Action): Permission {
  const caller = allowedTo(action)
  return (agent) => (agent === 'system' ? null : caller(agent))
}
