import { randomBytes } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { type FactorKind, secondStepMinutes } from '@renfort/domain/account/second-factor.ts'
import type { SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../../platform/clock.ts'
import type { Queries, Transaction } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import { sessionLifetime } from '../../platform/http/session-lifetime.ts'
import { findHome, insertSession } from '../account-queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { isKnownDevice, type Origin } from './device-queries.ts'
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
 * proves it first (`finishSession`). A passkey has proved it already.
 */
export async function openSession(
  transaction: Transaction,
  user: { readonly id: string; readonly isInsider: boolean },
  origin?: SigningIn,
  way: SignInWay = 'password',
): Promise<OpenedSession> {
  const home = await findHome(transaction.queries, user.id)
  if (home === undefined && !user.isInsider) throw refuse('errors.auth.invalid_credentials')
  const token = newToken()
  const isProved = way === 'passkey'
  const { now, queries } = transaction
  const awaitsSecondFactor =
    origin !== undefined && !isProved && (await asksSecondFactor(queries, user.id, origin, now))
  await insertSession(transaction.queries, {
    tokenHash: hashToken(token),
    userId: user.id,
    now,
    expiresAt: instantAfter(
      now,
      awaitsSecondFactor ? secondStepMinutes * 60_000 : sessionLifetime.absolute,
    ),
    awaitsSecondFactor,
    provedAt: isProved ? now : null,
    device: deviceOf(origin?.userAgent ?? ''),
    way,
  })
  if (origin !== undefined && !awaitsSecondFactor) {
    await noteSignIn(transaction, origin, { userId: user.id, way, secondFactor: null })
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

async function asksSecondFactor(
  queries: Queries,
  userId: string,
  origin: Origin,
  now: Instant,
): Promise<boolean> {
  if (!(await hasSecondFactor(queries, userId))) return false
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
  await noteSignIn(transaction, origin, { userId, way: released.way ?? 'password', secondFactor })
  await transaction.record({
    action: 'session.open',
    entity: 'user',
    entityId: userId,
    before: null,
    after: null,
  })
}
