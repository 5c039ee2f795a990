import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { isRequiredOn, proofMinutes } from '@renfort/domain/account/second-factor.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { millisecondsBetween } from '../clock.ts'
import type { Services } from '../services.ts'
import { refuse } from './refusal.ts'
import type { Session } from './session.ts'

/** Refuses everything but the second step to a session that misses it, or whose user must set it up. */
export function refuseUnfinished(
  { secondStep }: Endpoint,
  session: Session,
  { config, clock }: Services,
): void {
  const { isAwaited, isSetUp, isOfProvider } = session.secondFactor
  if (isAwaited && secondStep !== 'proof') throw refuse('errors.factor.required')
  if (isSetUp || isOfProvider || secondStep !== undefined) return
  if (mustHaveFactor(session, config, clock.now())) throw refuse('errors.factor.missing')
}

/**
 * Whether a person must have a second factor: internal staff in production, and a team from the day
 * that its administrator chose. Staff who act for a member are asked for their own.
 */
export function mustHaveFactor(
  { actor, secondFactor }: Session,
  { environment }: Services['config'],
  now: Instant,
): boolean {
  if (actor.isInsider) return environment === 'production'
  return isRequiredOn(secondFactor.requiredFrom, dateInParis(now))
}

/**
 * Asks somebody with a second factor for a fresh proof. Staff who act for a member are not asked:
 * what binds a company is closed to them altogether.
 */
export function refuseUnproved(
  { stepUp }: Endpoint,
  session: Session | null,
  input: Readonly<Record<string, unknown>>,
  services: Services,
): void {
  if (stepUp === undefined || session === null) return
  if (stepUp === 'everybody') refuseWithoutSignIn(session, services)
  else if (stepUp === true || hasField(input['body'], stepUp)) refuseWithoutProof(session, services)
}

/** Asks everybody: who has no second factor has just signed in or given their password (ASVS 7.5.2). */
function refuseWithoutSignIn(session: Session, services: Services): void {
  const { isSetUp, provedAt, openedAt } = session.secondFactor
  const now = services.clock.now()
  if (isSetUp) return refuseWithoutProof(session, services)
  if (!isFresh(provedAt, now) && !isFresh(openedAt, now)) {
    throw refuse('errors.factor.proof_required')
  }
}

/** The same, where only the handler knows whether a call needs the proof. */
export function refuseWithoutProof(session: Session, { clock }: Pick<Services, 'clock'>): void {
  if (session.actor.impersonating) return
  if (session.secondFactor.isSetUp && !isFresh(session.secondFactor.provedAt, clock.now())) {
    throw refuse('errors.factor.proof_required')
  }
}

function hasField(body: unknown, names: readonly string[]): boolean {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>
  return names.some((name) => fields[name] !== undefined)
}

function isFresh(at: Instant | null, now: Instant): boolean {
  return at !== null && millisecondsBetween(at, now) < proofMinutes * 60_000
}
