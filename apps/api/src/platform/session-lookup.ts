import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type Db, nobody } from './db.ts'
import type { SessionRow } from './session.ts'

export interface SessionQuestion {
  readonly tokenHash: Buffer
  readonly now: Instant
  /** Sessions last seen before are over. */
  readonly idleSince: Instant
  readonly logasId: string | null
  readonly organisationId: string | null
}

interface Waiting {
  readonly question: SessionQuestion
  readonly resolve: (row: SessionRow | undefined) => void
  readonly reject: (error: unknown) => void
}

// A text that never changes: it is written once and planned once by each connection.
const text = `
  select q.number::int as number, s.user_id, u.is_insider, u.locale, s.last_seen_at,
    t.id as target_id, t.is_insider as target_is_insider, t.locale as target_locale,
    i.expires_at as acting_until,
    o.id as organisation_id, o.parent_id, o.kind, o.blocked_at is not null as blocked,
    coalesce(d.role, case when o.parent_id = g.organisation_id then g.role end) as role,
    g.organisation_id as group_id, g.role as group_role,
    exists (select from memberships where user_id = coalesce(t.id, u.id)) as is_member
  from unnest($1::bytea[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[])
    with ordinality q (token_hash, logas_id, organisation_id, now, idle_since, number)
  join sessions s on s.token_hash = q.token_hash
    and s.expires_at > q.now and s.last_seen_at > q.idle_since
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

const queues = new WeakMap<Db, Waiting[]>()

/**
 * Who calls, read from the database on each call. Calls that arrive in the same turn of the event
 * loop are looked up by one statement: under load that saves most of the round trips.
 */
export function lookUpSession(db: Db, question: SessionQuestion): Promise<SessionRow | undefined> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(db) ?? []
    queue.push({ question, resolve, reject })
    queues.set(db, queue)
    if (queue.length === 1) setImmediate(() => void answer(db))
  })
}

async function answer(db: Db): Promise<void> {
  const queue = queues.get(db) ?? []
  queues.delete(db)
  const questions = queue.map(({ question }) => question)
  const parameters = [
    questions.map((question) => question.tokenHash),
    questions.map((question) => question.logasId),
    questions.map((question) => question.organisationId),
    questions.map((question) => question.now),
    questions.map((question) => question.idleSince),
  ]
  try {
    const { rows } = await db
      .queries(nobody)
      .executeQuery<SessionRow & { readonly number: number }>(CompiledQuery.raw(text, parameters))
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    queue.forEach(({ resolve }, index) => resolve(byNumber.get(index + 1)))
  } catch (error) {
    for (const { reject } of queue) reject(error)
  }
}
