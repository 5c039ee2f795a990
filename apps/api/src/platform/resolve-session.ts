import { createHash } from 'node:crypto'
import type { Locale } from '@renfort/contract/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type Clock, instantAfter, millisecondsBetween } from './clock.ts'
import { type Db, nobody } from './db.ts'
import { refuse } from './refusal.ts'
import { type Session, type SessionRow, toActor } from './session.ts'

/** Session lifetimes (decisions N-31). */
export const sessionLifetime = { idle: 7 * 86_400_000, absolute: 30 * 86_400_000 } as const
/** How stale `last_seen_at` may be before a read writes it again. */
const seenEvery = 300_000

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const tokenShape = /^[A-Za-z0-9_-]{43}$/

export interface SessionHeaders {
  readonly token: string | undefined
  readonly userId: string | undefined
  readonly logasId: string | undefined
  readonly organisationId: string | undefined
  readonly locale: string | undefined
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Rights come from the database on each call: a removed member loses access at once (decisions §10). */
export async function resolveSession(
  db: Db,
  clock: Clock,
  headers: SessionHeaders,
): Promise<Session> {
  if (headers.token === undefined) throw refuse('errors.auth.no_auth')
  if (!tokenShape.test(headers.token)) throw refuse('errors.token.forbidden')
  const logasId = idHeader(headers.logasId, 'errors.logas.not_allowed')
  const organisationId = idHeader(headers.organisationId, 'errors.organisation.forbidden')
  const tokenHash = hashToken(headers.token)
  const now = clock.now()
  const row = await readSession(db, { tokenHash, now, logasId, organisationId })
  if (row === undefined || row.user_id !== headers.userId?.toLowerCase()) {
    throw refuse('errors.token.forbidden')
  }
  await touch(db, tokenHash, row.last_seen_at, now)
  return checkedSession(row, tokenHash, logasId, organisationId, headers.locale)
}

function checkedSession(
  row: SessionRow,
  tokenHash: Buffer,
  logasId: string | null,
  organisationId: string | null,
  locale: string | undefined,
): Session {
  const impersonating = logasId !== null
  if (
    impersonating &&
    (!row.is_insider || row.target_id === null || row.target_is_insider !== false)
  ) {
    throw refuse('errors.logas.not_allowed')
  }
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
    organisation,
    groupId: row.group_id,
    locale: localeOf(locale, row.target_locale ?? row.locale),
  }
}

export function localeOf(header: string | undefined, fallback: string): Locale {
  const wanted = header ?? fallback
  return wanted === 'en' ? 'en' : 'fr'
}

function idHeader(
  value: string | undefined,
  otherwise: 'errors.logas.not_allowed' | 'errors.organisation.forbidden',
): string | null {
  if (value === undefined || value === '') return null
  if (!uuid.test(value)) throw refuse(otherwise)
  return value
}

interface SessionQuery {
  readonly tokenHash: Buffer
  readonly now: Instant
  readonly logasId: string | null
  readonly organisationId: string | null
}

// A text that never changes: it is written once and planned once by each connection.
const sessionText = `
  select s.user_id, u.is_insider, u.locale, s.last_seen_at,
    t.id as target_id, t.is_insider as target_is_insider, t.locale as target_locale,
    o.id as organisation_id, o.parent_id, o.kind, o.blocked_at is not null as blocked,
    coalesce(d.role, case when o.parent_id = g.organisation_id then g.role end) as role,
    g.organisation_id as group_id, g.role as group_role,
    exists (select from memberships where user_id = coalesce(t.id, u.id)) as is_member
  from sessions s
  join users u on u.id = s.user_id
  left join users t on t.id = $4::uuid
  left join organisations o on o.id = $5::uuid
  left join memberships d on d.user_id = coalesce(t.id, u.id) and d.organisation_id = o.id
  left join lateral (
    select m.organisation_id, m.role from memberships m
    join organisations p on p.id = m.organisation_id and p.kind = 'parent'
    where m.user_id = coalesce(t.id, u.id) order by m.created_at limit 1
  ) g on true
  where s.token_hash = $1 and s.expires_at > $2::timestamptz and s.last_seen_at > $3::timestamptz`

async function readSession(db: Db, query: SessionQuery): Promise<SessionRow | undefined> {
  const idleSince = instantAfter(query.now, -sessionLifetime.idle)
  const { tokenHash, now, logasId, organisationId } = query
  const parameters = [tokenHash, now, idleSince, logasId, organisationId]
  const { rows } = await db
    .queries(nobody)
    .executeQuery<SessionRow>(CompiledQuery.raw(sessionText, parameters))
  return rows[0]
}

async function touch(db: Db, tokenHash: Buffer, lastSeenAt: string, now: Instant): Promise<void> {
  if (millisecondsBetween(lastSeenAt, now) < seenEvery) return
  await db
    .queries(nobody)
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}
