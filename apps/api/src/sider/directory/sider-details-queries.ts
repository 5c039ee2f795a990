import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** The row of a Sider, without absences, work and feedback. */
function sider(queries: Queries, id: string) {
  return queries
    .selectFrom('siders')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'phone_number as phoneNumber',
      'email',
      'picture_url as pictureUrl',
      'job_title_ids as jobTitleIds',
      'licence_ids as licenceIds',
      'language_ids as languageIds',
      'experiences',
      'educations',
      'lat',
      'lng',
      'city',
      'deactivated_at as deactivatedAt',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
}

export type StoredSider = NonNullable<Awaited<ReturnType<typeof findSider>>>

export async function findSider(queries: Queries, id: string) {
  return sider(queries, id).executeTakeFirst()
}

/**
 * The row of a Sider, locked until the end of the transaction. The Sider cannot be hired meanwhile,
 * because a hire locks the same row by its foreign key.
 */
export async function lockSider(queries: Queries, id: string) {
  return sider(queries, id).forUpdate().executeTakeFirst()
}

export async function findUnavailabilities(queries: Queries, siderId: string) {
  return queries
    .selectFrom('sider_unavailabilities')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'comment'])
    .where('sider_id', '=', siderId)
    .orderBy('starts_at')
    .execute()
}

/** The last days of the licences of a Sider that have one. */
export async function findLicenceEnds(
  queries: Queries,
  siderId: string,
): Promise<ReadonlyMap<string, IsoDate>> {
  const rows = await queries
    .selectFrom('sider_licence_ends')
    .select(['licence_id as id', 'ends_on as endsOn'])
    .where('sider_id', '=', siderId)
    .execute()
  return new Map(rows.map(({ id, endsOn }) => [id, endsOn]))
}

/** The companies to which a Sider likes to go back, by name. */
export async function findFavourites(queries: Queries, siderId: string) {
  return queries
    .selectFrom('sider_favourites as f')
    .innerJoin('organisations as o', 'o.id', 'f.organisation_id')
    .select(['o.id', 'o.name'])
    .where('f.sider_id', '=', siderId)
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()
}

export async function countFeedbacks(queries: Queries, siderId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('feedbacks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sider_id', '=', siderId)
    .executeTakeFirstOrThrow()
  return count
}

interface WorkedMission {
  readonly missionId: string
  readonly missionName: string | null
  readonly jobTitleId: string
  readonly companyName: string
  /** The time zone in which it is shown. */
  readonly timeZone: TimeZone
}

interface PlannedShift extends WorkedMission {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The shifts of a Sider that are not over, in every company. */
export async function findPlannedShifts(
  queries: Queries,
  siderId: string,
  now: Instant,
): Promise<readonly PlannedShift[]> {
  const { rows } = await sql<PlannedShift>`
    select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", ${missionOf}
    from assignments a
    join shifts s on s.id = a.shift_id
    join missions m on m.id = a.mission_id
    join organisations o on o.id = a.organisation_id
    -- A shift is shorter than a day: one that starts earlier is over.
    where a.sider_id = ${siderId}::uuid
      and a.starts_at > ${now}::timestamptz - interval '1 day' and s.ends_at > ${now}::timestamptz
    order by s.starts_at, s.id`.execute(queries)
  return rows
}

interface Engagement extends WorkedMission {
  /** The start of their first shift in the mission; `endsAt` is the end of their last. */
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly planning: { readonly startDate: IsoDate; readonly endDate: IsoDate } | null
}

/** The missions that a Sider has a contract for, the latest first. */
export async function findEngagements(
  queries: Queries,
  siderId: string,
): Promise<readonly Engagement[]> {
  const { rows } = await sql<Engagement>`
    select ${missionOf},
      coalesce(own.starts_at, m.starts_at, c.created_at) as "startsAt",
      -- The weeks of a flexible planning that are no shifts yet are to come too.
      coalesce(case when f.id is null then own.ends_at end, m.ends_at, c.created_at) as "endsAt",
      case when f.id is not null
        then jsonb_build_object('startDate', f.start_date, 'endDate', f.end_date) end as planning
    from contracts c
    join missions m on m.id = c.mission_id
    join organisations o on o.id = c.organisation_id
    left join flexible_plannings f on f.mission_id = m.id
    left join lateral (
      select min(s.starts_at) as starts_at, max(s.ends_at) as ends_at
      from assignments a join shifts s on s.id = a.shift_id
      where a.mission_id = m.id and a.sider_id = c.sider_id
    ) own on true
    where c.sider_id = ${siderId}::uuid and c.cancelled_at is null
    order by "endsAt" desc, m.id`.execute(queries)
  return rows
}

const missionOf = sql`
  m.id as "missionId", m.name as "missionName", m.job_title_id as "jobTitleId",
  o.name as "companyName", m.time_zone as "timeZone"`
