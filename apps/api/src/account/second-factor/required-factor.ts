import { refuse } from '../../platform/http/refusal.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import { mustHaveFactor } from '../../platform/http/second-step.ts'

/** Whether the account of a call must have a second factor. */
export function isFactorRequired(call: Call): boolean {
  const { config, clock } = call.services
  return mustHaveFactor(sessionOf(call), config, clock.now())
}

/** Refuses to take the last second factor of an account that must have one. */
export function keepsFactor(call: Call): void {
  if (isFactorRequired(call)) throw refuse('errors.factor.last_required')
}
