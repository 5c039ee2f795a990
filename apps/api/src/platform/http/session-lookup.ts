import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type Db, nobody } from '../database/db.ts'
import { absentMembers } from '../database/absent-members.ts'
import { sessionLifetime } from './session-lifetime.ts'
import { limitEndOf } from './session-limit.ts'
import type { SessionRow } from './session.ts'

export interface SessionQuestion {
  readonly tokenHash: Buffer
  readonly now: Instant
  readonly logasId: string | null
  readonly organisationId: string | null
}

interface Asked {
  readonly question: SessionQuestion
  readonly answer: PromiseWithResolvers<SessionRow | undefined>
}

/** Milliseconds between two updates of `last_seen_at`. */
const seenEvery = 300_000

// A constant text, so that each connection plans it once.
const text = `
  select q.number::int as number, s.id as session_id, s.user_id, u.is_insider, u.locale,
    s.last_seen_at < q.now - interval '${seenEvery} milliseconds' as seen_long_ago,
    t.id as target_id, t.is_insider as target_is_insider, t.locale as target_locale,
    i.expires_at as acting_until,
    o.id as organisation_id, o.parent_id, o.kind, o.blocked_at is not null as blocked,
    coalesce(d.role, case when o.parent_id = g.organisation_id then g.role end) as role,
    g.organisation_id as group_id, g.role as group_role,
    exists (select from memberships where user_id = coalesce(t.id, u.id)) as is_member,
    coalesce(${limitEndOf('s')} <= q.now, false) as is_past_limit,
    s.awaits_second_factor, s.proved_at, s.created_at as opened_at, s.has_provider_factor,
    exists (select from authenticator_apps where user_id = u.id and confirmed_at is not null)
      or exists (select from passkeys where user_id = u.id) as has_second_factor,
    (select min(required_from)::text from second_factor_requirements
      where organisation_id in (o.id, g.organisation_id)) as second_factor_from,
    ${absentMembers({ deputy: 'coalesce(t.id, u.id)', company: 'o.id', group: 'o.parent_id', now: 'q.now' })} as stands_in_for
  from unnest($1::bytea[], $2::uuid[], $3::uuid[], $4::timestamptz[])
    with ordinality q (token_hash, logas_id, organisation_id, now, number)
  join sessions s on s.token_hash = q.token_hash
    and s.expires_at > q.now
    and s.last_seen_at > q.now - interval '${sessionLifetime.idle} milliseconds'
  join users u on u.id = s.user_id
  left join users t on t.id = q.logas_id
  left join impersonations i on i.session_id = s.id and i.user_id = t.id
  left join organisations o on o.id = q.organisation_id
  left join memberships d on d.user_id = coalesce(t.id, u.id) and d.organisation_id = o.id
  left join lateral (
    select m.organisation_id, m.role from memberships m
    join organisations p on p.id = m.organisation_id and p.kind = 'parent'
    where m.user_id = coalesce(t.id, u.id) order by m.created_at limit 1
  ) g on true`

/** Look-ups that wait for the next statement; a database has an entry while a statement runs. */
const asked = new WeakMap<Db, Map<string, Asked>>()

/**
 * Reads the caller from the database on each call. Calls that arrive while a statement runs share
 * the next one, each caller once: a screen makes several calls at a time, so under load this saves
 * most round trips.
 */
export function lookUpSession(db: Db, question: SessionQuestion): Promise<SessionRow | undefined> {
  const { tokenHash, logasId, organisationId } = question
  const key = `${tokenHash.toString('base64')} ${logasId} ${organisationId}`
  const waiting = asked.get(db)
  const answer = waiting?.get(key)?.answer ?? Promise.withResolvers<SessionRow | undefined>()
  if (waiting === undefined) {
    asked.set(db, new Map([[key, { question, answer }]]))
    setImmediate(() => void answerAll(db))
  } else {
    waiting.set(key, { question, answer })
  }
  return answer.promise
}

/** Runs one statement after the other until no look-up waits. */
async function answerAll(db: Db): Promise<void> {
  for (let all = asked.get(db); all !== undefined && all.size > 0; all = asked.get(db)) {
    asked.set(db, new Map())
    await answerTogether(db, [...all.values()])
  }
  asked.delete(db)
}

async function answerTogether(db: Db, all: readonly Asked[]): Promise<void> {
  const questions = all.map(({ question }) => question)
  const parameters = [
    questions.map((question) => question.tokenHash),
    questions.map((question) => question.logasId),
    questions.map((question) => question.organisationId),
    questions.map((question) => question.now),
  ]
  try {
    const { rows } = await db
      .queries(nobody)
      .executeQuery<SessionRow & { readonly number: number }>(CompiledQuery.raw(text, parameters))
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    all.forEach(({ answer }, index) => answer.resolve(byNumber.get(index + 1)))
  } catch (error) {
    for (const { answer } of all) answer.reject(error)
  }
}
