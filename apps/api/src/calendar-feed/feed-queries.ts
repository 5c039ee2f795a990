import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { CalendarFeedKind } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** One person in one company. */
export interface FeedOwner {
  readonly organisationId: string
  readonly userId: string
}

export async function findFeeds(queries: Queries, { organisationId, userId }: FeedOwner) {
  return queries
    .selectFrom('calendar_feeds as f')
    .leftJoin('locations as l', 'l.id', 'f.location_id')
    .leftJoin('departments as d', 'd.id', 'f.department_id')
    .select([
      'f.id',
      'f.name',
      sql<CalendarFeedKind>`f.kind`.as('kind'),
      sql<string | null>`coalesce(l.title, d.name)`.as('subject'),
      'f.created_at as createdAt',
      'f.last_read_at as lastReadAt',
    ])
    .where('f.organisation_id', '=', organisationId)
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .execute()
}

/** The feeds of a person, locked until the end of the transaction, so that their number holds. */
export async function lockFeeds(queries: Queries, owner: FeedOwner) {
  const { organisationId, userId } = owner
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar-feeds ${organisationId} ${userId}`}, 0))`.execute(
    queries,
  )
  return findFeeds(queries, owner)
}

interface NewFeed extends FeedOwner {
  readonly hash: Buffer
  readonly name: string
  readonly kind: CalendarFeedKind
  readonly locationId: string | null
  readonly departmentId: string | null
  readonly locale: Locale
}

export async function insertFeed(queries: Queries, feed: NewFeed, now: Instant): Promise<string> {
  const { id } = await queries
    .insertInto('calendar_feeds')
    .values({
      organisation_id: feed.organisationId,
      user_id: feed.userId,
      token_hash: feed.hash,
      name: feed.name,
      kind: feed.kind,
      location_id: feed.locationId,
      department_id: feed.departmentId,
      locale: feed.locale,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFeedName(
  queries: Queries,
  id: string,
  name: string,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('calendar_feeds')
    .set({ name, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Removes a feed of a person and returns its name; `undefined` where they have none under this id. */
export async function removeFeed(
  queries: Queries,
  { organisationId, userId }: FeedOwner,
  id: string,
) {
  return queries
    .deleteFrom('calendar_feeds')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export interface OpenedFeed extends FeedOwner {
  readonly id: string
  readonly name: string
  readonly kind: CalendarFeedKind
  readonly locationId: string | null
  readonly departmentId: string | null
  readonly locale: Locale
  readonly updatedAt: Instant
  readonly lastReadAt: Instant | null
  /** The present role of its maker in the company, or else in its group. */
  readonly role: TeamRole
}

/** The feed of a secret, with the present role of who made it; none of a blocked company. */
export async function findFeedByHash(
  queries: Queries,
  hash: Buffer,
): Promise<OpenedFeed | undefined> {
  const { rows } = await sql<OpenedFeed>`
    select f.id, f.organisation_id as "organisationId", f.user_id as "userId", f.name, f.kind,
      f.location_id as "locationId", f.department_id as "departmentId", f.locale,
      f.updated_at as "updatedAt", f.last_read_at as "lastReadAt", coalesce(d.role, g.role) as role
    from calendar_feeds f
    join organisations o on o.id = f.organisation_id and o.blocked_at is null
    left join memberships d on d.user_id = f.user_id and d.organisation_id = o.id
    left join memberships g on g.user_id = f.user_id and g.organisation_id = o.parent_id
    where f.token_hash = ${hash} and coalesce(d.role, g.role) is not null`.execute(queries)
  return rows[0]
}

export async function noteReading(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('calendar_feeds')
    .set({ last_read_at: now })
    .where('id', '=', id)
    .execute()
}
