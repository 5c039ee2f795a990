import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { type Db, nobody } from '../database/db.ts'
import { refuse } from './refusal.ts'
import { hashToken } from './resolve-session.ts'
import type { SiderSession } from './session.ts'

/** What a Sider's token begins with, so that it is never looked up as that of an account. */
export const siderTokenMark = 'sider.'
const tokenShape = /^sider\.[A-Za-z0-9_-]{43}$/

/** Milliseconds between two updates of `last_seen_at`. */
const seenEvery = 300_000

export function isSiderToken(token: string | undefined): token is string {
  return token?.startsWith(siderTokenMark) === true
}

/** Reads the session on each call, so that a Sider who was deactivated has none at once. */
export async function resolveSiderSession(
  db: Db,
  token: string,
  now: Instant,
): Promise<SiderSession> {
  if (!tokenShape.test(token)) throw refuse('errors.token.forbidden')
  const queries = db.queries(nobody)
  const found = await queries
    .selectFrom('sider_sessions as s')
    .innerJoin('siders as w', 'w.id', 's.sider_id')
    .select([
      's.id as sessionId',
      's.sider_id as siderId',
      's.expires_at as expiresAt',
      'w.first_name as firstName',
      'w.last_name as lastName',
      sql<boolean>`s.last_seen_at < ${now}::timestamptz - interval '${sql.raw(String(seenEvery))} milliseconds'`.as(
        'seenLongAgo',
      ),
    ])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', now)
    .where('w.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) throw refuse('errors.token.forbidden')
  const { seenLongAgo, ...session } = found
  if (seenLongAgo) {
    await queries
      .updateTable('sider_sessions')
      .set({ last_seen_at: now })
      .where('id', '=', session.sessionId)
      .execute()
  }
  return session
}
