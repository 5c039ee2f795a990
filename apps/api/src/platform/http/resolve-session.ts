import { hash } from 'node:crypto'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type Clock, millisecondsBetween } from '../clock.ts'
import { type Db, nobody } from '../database/db.ts'
import type { Identify } from './identified-caller.ts'
import { refuse } from './refusal.ts'
import { lookUpSession } from './session-lookup.ts'
import { type Session, type SessionRow, toActor } from './session.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Older programs send this id for internal staff, because their sign-in used to answer it. */
const noId = '00000000-0000-0000-0000-000000000000'
const tokenShape = /^[A-Za-z0-9_-]{43}$/

export interface SessionHeaders {
  readonly token: string | undefined
  readonly userId: string | undefined
  readonly logasId: string | undefined
  readonly organisationId: string | undefined
  readonly locale: string | undefined
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * Reads the rights from the database on each call, so that a removed member loses access at once
 * (decisions §10).
 */
export async function resolveSession(
  db: Db,
  clock: Clock,
  headers: SessionHeaders,
  identify: Identify,
): Promise<Session> {
  const { row, asked } = await readSession(db, clock, headers, identify)
  if (row.seen_long_ago) await touch(db, asked.tokenHash, asked.now)
  return checkedSession(row, asked)
}

/** The same without a sign of life: a screen that nobody uses does not keep its session open. */
export async function peekSession(
  db: Db,
  clock: Clock,
  headers: SessionHeaders,
  identify: Identify,
): Promise<Session> {
  const { row, asked } = await readSession(db, clock, headers, identify)
  return checkedSession(row, asked)
}

async function readSession(
  db: Db,
  clock: Clock,
  headers: SessionHeaders,
  identify: Identify,
): Promise<{ row: SessionRow; asked: Asked }> {
  if (headers.token === undefined) throw refuse('errors.auth.no_auth')
  if (!tokenShape.test(headers.token)) throw refuse('errors.token.forbidden')
  const logasId = idHeader(headers.logasId, 'errors.logas.not_allowed')
  const organisationId =
    headers.organisationId === noId
      ? null
      : idHeader(headers.organisationId, 'errors.organisation.forbidden')
  const tokenHash = hashToken(headers.token)
  const now = clock.now()
  const row = await lookUpSession(db, { tokenHash, now, logasId, organisationId })
  if (row === undefined || row.user_id !== headers.userId?.toLowerCase()) {
    throw refuse('errors.token.forbidden')
  }
  identify({
    user: row.user_id,
    session: row.session_id,
    ...(logasId === null ? {} : { actingFor: logasId }),
  })
  if (row.is_past_limit) throw refuse('errors.session.limit_reached')
  return { row, asked: { tokenHash, logasId, organisationId, now, locale: headers.locale } }
}

interface Asked {
  readonly tokenHash: Buffer
  readonly logasId: string | null
  readonly organisationId: string | null
  readonly now: Instant
  readonly locale: string | undefined
}

function checkedSession(
  row: SessionRow,
  { tokenHash, logasId, organisationId, now, locale }: Asked,
): Session {
  const impersonating = logasId !== null
  if (impersonating) checkImpersonation(row, now)
  if (!row.is_insider && !row.is_member) throw refuse('errors.token.forbidden')
  if (organisationId !== null && row.role === null) throw refuse('errors.organisation.forbidden')
  const organisation =
    row.organisation_id !== null && row.kind === 'other'
      ? { id: row.organisation_id, parentId: row.parent_id, blocked: row.blocked === true }
      : null
  return {
    userId: row.user_id,
    effectiveUserId: row.target_id ?? row.user_id,
    tokenHash,
    actor: toActor(row, impersonating, organisation !== null),
    actingUntil: impersonating ? row.acting_until : null,
    organisation,
    groupId: row.group_id,
    locale: localeOf(locale, row.target_locale ?? row.locale),
    key: null,
    secondFactor: {
      isAwaited: row.awaits_second_factor,
      isSetUp: row.has_second_factor,
      isOfProvider: row.has_provider_factor,
      provedAt: row.proved_at,
      openedAt: row.opened_at,
      requiredFrom: row.second_factor_from,
    },
    standsInFor: row.stands_in_for ?? [],
  }
}

/**
 * The impersonation must belong to this session and this user, and be at most an hour old
 * (decisions §10, G-23).
 */
function checkImpersonation(row: SessionRow, now: Instant): void {
  const { is_insider: isInsider, target_is_insider: targetIsInsider, acting_until: until } = row
  if (!isInsider || targetIsInsider !== false || until === null) {
    throw refuse('errors.logas.not_allowed')
  }
  if (millisecondsBetween(until, now) >= 0) throw refuse('errors.logas.expired')
}

export function localeOf(header: string | undefined, fallback: string): Locale {
  const wanted = header ?? fallback
  return wanted === 'en' ? 'en' : 'fr'
}

export function idHeader(
  value: string | undefined,
  otherwise: 'errors.logas.not_allowed' | 'errors.organisation.forbidden',
): string | null {
  if (value === undefined || value === '') return null
  if (!uuid.test(value)) throw refuse(otherwise)
  return value
}

async function touch(db: Db, tokenHash: Buffer, now: Instant): Promise<void> {
  await db
    .queries(nobody)
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}
