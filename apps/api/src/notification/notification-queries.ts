import type {
  NotificationKind,
  NotificationSight,
} from '@renfort/domain/notification/notification-kind.ts'
import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Somebody who reads the notifications of a company. */
export interface Reader {
  readonly organisationId: string
  readonly userId: string
  readonly sight: NotificationSight
  /** The members in whose place they act. */
  readonly absentIds: readonly string[]
  /** The kinds that they want to hear of at once; others count as read. */
  readonly ringing: readonly NotificationKind[]
  /** Nobody is called to what happened before. */
  readonly unreadSince: Instant
}

/** The facts `e` that somebody is told of: not what they did, nor what they may not know. */
function told({ organisationId, userId, sight, absentIds }: Reader): RawBuilder<boolean> {
  const ofMissions = (kinds: readonly NotificationKind[], owners: readonly string[]) =>
    sql`(e.kind = any(${kinds}::text[]) and exists (
      select from missions o
      where o.id = (e.data->>'missionId')::uuid
        and (o.manager_id = any(${owners}::uuid[]) or o.created_by = any(${owners}::uuid[]))
    ))`
  return sql<boolean>`
    e.organisation_id = ${organisationId}::uuid
    and e.sequence > coalesce((
      select c.last from event_counters c where c.organisation_id = ${organisationId}::uuid
    ), 0) - ${notificationLimits.searched}::bigint
    and e.caused_by is distinct from ${userId}::uuid
    and (e.kind = any(${sight.all}::text[]) or ${ofMissions(sight.own, [userId])}
      ${absentIds.length === 0 ? sql`` : sql`or ${ofMissions(sight.inPlace, absentIds)}`})`
}

function isUnread({ organisationId, userId, ringing, unreadSince }: Reader): RawBuilder<boolean> {
  return sql<boolean>`
    e.at > ${unreadSince}::timestamptz and e.kind = any(${ringing}::text[])
    and e.sequence > coalesce((
      select m.read_until from notification_marks m
      where m.user_id = ${userId}::uuid and m.organisation_id = ${organisationId}::uuid
    ), 0)
    and not exists (
      select from notification_reads r where r.user_id = ${userId}::uuid and r.event_id = e.id
    )`
}

interface UnreadRow {
  readonly unread: number
  readonly latest: number
  /** Another one after each reading, also where the number stays beyond what is counted. */
  readonly readings: number
}

/** How many are unread, counted up to one more than is shown, and the place of the newest. */
export async function findUnread(queries: Queries, reader: Reader): Promise<UnreadRow> {
  const { organisationId, userId } = reader
  const { rows } = await sql<UnreadRow>`
    select (
      select count(*)::int from (
        select from events e where ${told(reader)} and ${isUnread(reader)}
        order by e.sequence desc limit ${notificationLimits.counted + 1}
      ) counted
    ) as unread, coalesce((
      select e.sequence from events e where ${told(reader)} order by e.sequence desc limit 1
    ), 0)::float8 as latest, coalesce((
      select m.readings from notification_marks m
      where m.user_id = ${userId}::uuid and m.organisation_id = ${organisationId}::uuid
    ), 0)::float8 as readings`.execute(queries)
  return rows[0] ?? { unread: 0, latest: 0, readings: 0 }
}

export interface NotificationRow {
  readonly sequence: number
  readonly kind: NotificationKind
  readonly at: Instant
  readonly isRead: boolean
  readonly data: Readonly<Record<string, unknown>>
  readonly missionId: string | null
  readonly missionName: string | null
  readonly jobTitleId: string | null
  readonly managerId: string | null
  readonly createdBy: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** A page of notifications, the newest first, with the names as they are now. */
export async function findNotifications(
  queries: Queries,
  reader: Reader,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select e.sequence::float8 as sequence, e.kind, e.at, not (${isUnread(reader)}) as "isRead", e.data,
      m.id as "missionId", m.name as "missionName", m.job_title_id as "jobTitleId",
      m.manager_id as "managerId", m.created_by as "createdBy",
      s.first_name as "firstName", s.last_name as "lastName"
    from (
      select e.* from events e
      where ${told(reader)} and (${before}::bigint is null or e.sequence < ${before}::bigint)
      order by e.sequence desc limit ${limit}
    ) e
    left join missions m on m.id = (e.data->>'missionId')::uuid
    left join siders s on s.id = (e.data->>'siderId')::uuid
    order by e.sequence desc`.execute(queries)
  return rows
}

/** Whether something that somebody is told of, at or before a place, is unread. */
export async function findUnreadUpTo(
  queries: Queries,
  reader: Reader,
  { sequence, andOlder }: { readonly sequence: number; readonly andOlder: boolean },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e where ${told(reader)} and ${isUnread(reader)}
      and ${andOlder ? sql`e.sequence <= ${sequence}::bigint` : sql`e.sequence = ${sequence}::bigint`}
    order by e.sequence desc limit 1`.execute(queries)
  return rows[0]?.id
}

type OfPerson = Pick<Reader, 'organisationId' | 'userId'>

export async function insertRead(
  queries: Queries,
  { organisationId, userId }: OfPerson,
  eventId: string,
): Promise<void> {
  await queries
    .insertInto('notification_reads')
    .values({ organisation_id: organisationId, user_id: userId, event_id: eventId })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .execute()
  await keepMark(queries, { organisationId, userId }, 0)
}

/** Moves the mark of a person forward, never back; what they read one by one before it is forgotten. */
export async function moveMark(
  queries: Queries,
  { organisationId, userId }: OfPerson,
  sequence: number,
): Promise<void> {
  await keepMark(queries, { organisationId, userId }, sequence)
  // One look at each: a join would read the events of every company.
  await sql`
    delete from notification_reads r
    where r.user_id = ${userId}::uuid and r.organisation_id = ${organisationId}::uuid
      and (select e.sequence from events e where e.id = r.event_id) <= ${sequence}::bigint`.execute(
    queries,
  )
}

/** Counts a reading, which may move the mark. */
async function keepMark(
  queries: Queries,
  { organisationId, userId }: OfPerson,
  sequence: number,
): Promise<void> {
  await sql`
    insert into notification_marks as m (organisation_id, user_id, read_until, readings)
    values (${organisationId}::uuid, ${userId}::uuid, ${sequence}::bigint, 1)
    on conflict (user_id, organisation_id) do update
      set read_until = greatest(m.read_until, excluded.read_until), readings = m.readings + 1`.execute(
    queries,
  )
}
