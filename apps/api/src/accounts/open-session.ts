import { randomBytes } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { instantAfter } from '../platform/clock.ts'
import type { Transaction } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import { hashToken } from '../platform/resolve-session.ts'
import { sessionLifetime } from '../platform/session-lifetime.ts'
import { findHome, insertSession } from './account-queries.ts'

/** 256 bits that only their owner ever sees: the database keeps their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What internal staff get in place of a company: they have none. */
const noOrganisation = '00000000-0000-0000-0000-000000000000'

export interface OpenedSession {
  readonly token: string
  readonly userId: string
  readonly organisationId: string
  readonly organisationType: 'parent' | 'other'
}

/** Opens a session of a user and says where he starts. */
export async function openSession(
  transaction: Transaction,
  user: { readonly id: string; readonly isInsider: boolean },
  userAgent = '',
): Promise<OpenedSession> {
  const home = await findHome(transaction.queries, user.id)
  if (home === undefined && !user.isInsider) throw refuse('errors.auth.invalid_credentials')
  const token = newToken()
  await insertSession(transaction.queries, {
    tokenHash: hashToken(token),
    userId: user.id,
    now: transaction.now,
    expiresAt: instantAfter(transaction.now, sessionLifetime.absolute),
    device: deviceOf(userAgent),
  })
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
    organisationId: home?.organisationId ?? noOrganisation,
    organisationType: home?.organisationType ?? 'other',
  }
}
