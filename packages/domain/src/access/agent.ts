import type { Refusal } from '../kernel/issue.ts'
import type { Caller } from './actor.ts'
import { type Action, can } from './policy.ts'

/** Who causes an event of a state machine: a caller, or the product itself (a job, the provider's feed). */
export type Agent = Caller | 'system'

type Permission = (agent: Agent) => Refusal | null

/** Lets the product alone cause an event. */
export const systemOnly: Permission = (agent) =>
  agent === 'system' ? null : { key: 'errors.user.forbidden' }

/**
 * Lets the callers cause an event whom the policy allows one of the actions; the product itself is
 * refused. The reason is that of the first action.
 */
export function allowedTo(action: Action, ...others: readonly Action[]): Permission {
  return (agent) => {
    if (agent === 'system') return { key: 'errors.user.forbidden' }
    const decision = can(agent, action)
    if (decision.allowed || others.some((other) => can(agent, other).allowed)) return null
    return { key: decision.because }
  }
}

/** The same, and lets the product itself cause the event. */
export function systemOrAllowedTo(action: Action, ...others: readonly Action[]): Permission {
  const caller = allowedTo(action, ...others)
  return (agent) => (agent === 'system' ? null : caller(agent))
}
