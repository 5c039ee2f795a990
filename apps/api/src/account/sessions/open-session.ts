import { randomBytes } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { type FactorKind, secondStepMinutes } from '@renfort/domain/account/second-factor.ts'
import type { SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { isMultiFactor } from '@renfort/domain/single-sign-on/connection.ts'
import { instantAfter, millisecondsBetween } from '../../platform/clock.ts'
import type { Queries, Transaction } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import { sessionLifetime } from '../../platform/http/session-lifetime.ts'
import { findHome, insertSession } from '../account-queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { isKnownDevice, type Origin } from './device-queries.ts'
import {
  findProviderSession,
  insertProviderSession,
  mustUseProvider,
  type ProviderSignIn,
} from './provider-queries.ts'
import { proveSession, releaseSession, type SessionOwner } from './session-queries.ts'
import { noteSignIn, type SigningIn } from './sign-ins.ts'

/** 256 random bits; the database stores only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export interface OpenedSession {
  readonly token: string
  readonly userId: string
  readonly organisationId: string | null
  readonly organisationType: 'parent' | 'other'
  /** Whether the session reaches nothing until a second factor is proved. */
  readonly awaitsSecondFactor: boolean
}

/**
 * Opens a session of a user, and returns the company in which they start. If the users signed in
 * themselves, the device is known from then on; on an unknown device somebody with a second factor
 * proves it first (`finishSession`). A passkey has proved it already, and so has a provider that asked
 * for several factors.
 */
export async function openSession(
  transaction: Transaction,
  user: { readonly id: string; readonly isInsider: boolean },
  origin?: SigningIn,
  way: SignInWay = 'password',
  provider: ProviderSignIn | null = null,
): Promise<OpenedSession> {
  const home = await findHome(transaction.queries, user.id)
  if (home === undefined && !user.isInsider) throw refuse('errors.auth.invalid_credentials')
  const token = newToken()
  const { now, queries } = transaction
  if (origin !== undefined && provider === null && (await mustUseProvider(queries, user.id))) {
    throw refuse('errors.sso.required')
  }
  const hasProviderFactor = provider !== null && isMultiFactor(provider.amr)
  const isProved = way === 'passkey' || hasProviderFactor
  const awaitsSecondFactor =
    origin !== undefined && !isProved && (await asksSecondFactor(queries, user.id, origin, now))
  const sessionId = await insertSession(queries, {
    tokenHash: hashToken(token),
    userId: user.id,
    now,
    expiresAt: instantAfter(
      now,
      awaitsSecondFactor ? secondStepMinutes * 60_000 : sessionLifetime.absolute,
    ),
    awaitsSecondFactor,
    provedAt: isProved ? provedAtOf(provider, now) : null,
    device: deviceOf(origin?.userAgent ?? ''),
    way,
    hasProviderFactor,
  })
  if (provider !== null) await insertProviderSession(queries, sessionId, provider)
  if (origin !== undefined && !awaitsSecondFactor) {
    await noteSignIn(transaction, origin, {
      userId: user.id,
      way,
      secondFactor: null,
      provider,
    })
  }
  await transaction.record({
    action: awaitsSecondFactor ? 'session.await' : 'session.open',
    entity: 'user',
    entityId: user.id,
    organisationId: home?.organisationId ?? null,
    before: null,
    after: null,
  })
  return {
    token,
    userId: user.id,
    organisationId: home?.organisationId ?? null,
    organisationType: home?.organisationType ?? 'other',
    awaitsSecondFactor,
  }
}

/** When somebody proved a second factor: a provider may have asked for it long before. */
function provedAtOf(provider: ProviderSignIn | null, now: Instant): Instant | null {
  if (provider === null) return now
  const { authTime } = provider
  return authTime !== null && millisecondsBetween(authTime, now) < 0 ? now : authTime
}

async function asksSecondFactor(
  queries: Queries,
  userId: string,
  origin: Origin,
  now: Instant,
): Promise<boolean> {
  if (!(await hasSecondFactor(queries, userId))) return false
  // Without a cookie, somebody else in the same network could pass for the device of its owner.
  if (!origin.browser) return true
  return !(await isKnownDevice(queries, { userId, origin, now }))
}

/**
 * Notes a proof of a second factor. It ends the second step of a sign-in: the session reaches
 * everything, and the device is known.
 */
export async function finishSession(
  transaction: Transaction,
  { userId, tokenHash }: SessionOwner,
  { origin, secondFactor }: { origin: SigningIn; secondFactor: FactorKind },
): Promise<void> {
  const { queries, now } = transaction
  const expiresAt = instantAfter(now, sessionLifetime.absolute)
  await proveSession(queries, { tokenHash, now })
  const released = await releaseSession(queries, { tokenHash, expiresAt })
  if (released === null) return
  await noteSignIn(transaction, origin, {
    userId,
    way: released.way ?? 'password',
    secondFactor,
    provider: (await findProviderSession(queries, released.id)) ?? null,
  })
  await transaction.record({
    action: 'session.open',
    entity: 'user',
    entityId: userId,
    before: null,
    after: null,
  })
}
