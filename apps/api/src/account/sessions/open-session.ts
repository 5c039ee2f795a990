import { randomBytes } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { instantAfter } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import { sessionLifetime } from '../../platform/http/session-lifetime.ts'
import { findHome, insertSession } from '../account-queries.ts'
import { type Origin, rememberDevice } from './device-queries.ts'

/** 256 random bits; the database stores only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export interface OpenedSession {
  readonly token: string
  readonly userId: string
  readonly organisationId: string | null
  readonly organisationType: 'parent' | 'other'
}

/**
 * Opens a session of a user, and returns the company in which they start. If the users signed in
 * themselves, the device is known from then on.
 */
export async function openSession(
  transaction: Transaction,
  user: { readonly id: string; readonly isInsider: boolean },
  origin?: Origin,
): Promise<OpenedSession> {
  const home = await findHome(transaction.queries, user.id)
  if (home === undefined && !user.isInsider) throw refuse('errors.auth.invalid_credentials')
  const token = newToken()
  await insertSession(transaction.queries, {
    tokenHash: hashToken(token),
    userId: user.id,
    now: transaction.now,
    expiresAt: instantAfter(transaction.now, sessionLifetime.absolute),
    device: deviceOf(origin?.userAgent ?? ''),
  })
  if (origin !== undefined) {
    await rememberDevice(transaction.queries, { userId: user.id, origin, now: transaction.now })
  }
  await transaction.record({
    action: 'session.open',
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
  }
}
