import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A mission that is over and lacks some feedback, with the person who manages it. */
export interface EndedMission {
  readonly id: string
  readonly endsAt: Instant
  readonly timeZone: TimeZone
  readonly jobTitleId: string
  readonly name: string | null
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
  /** The company, for a person who belongs to its group alone and has to be led there. */
  readonly companyToChoose: string | null
  /** Who worked on it and is not spoken of yet, by name. */
  readonly siders: readonly string[]
}

/**
 * Those that ended by the clocks of their place on one of some days, before `now`, and that nobody was asked
 * about, the first to end first.
 */
export async function findEndedMissions(
  queries: Queries,
  {
    since,
    until,
    now,
    limit,
  }: {
    readonly since: IsoDate
    /** Exclusive. */
    readonly until: IsoDate
    readonly now: Instant
    readonly limit: number
  },
): Promise<readonly EndedMission[]> {
  const { rows } = await sql<EndedMission>`
    select m.id, m.ends_at as "endsAt", m.time_zone as "timeZone", m.job_title_id as "jobTitleId", m.name, u.email,
      u.first_name as "firstName", u.locale, w.siders,
      case when exists (
        select from memberships k where k.user_id = u.id and k.organisation_id = o.id
      ) then null else o.id end as "companyToChoose"
    from missions m
    join organisations o on o.id = m.organisation_id and o.blocked_at is null
    join users u on u.id = coalesce(m.manager_id, m.created_by)
    cross join lateral (
      select array_agg(full_name(s.first_name, s.last_name) order by s.sort_name, s.id) as siders
      from siders s
      where s.id in (
        select sider_id from assignments where mission_id = m.id
        union select sider_id from attendances where mission_id = m.id
      ) and not exists (
        select from feedbacks f where f.mission_id = m.id and f.sider_id = s.id
      )
    ) w
    where m.status = 'submitted' and m.feedback_asked_at is null and not m.archived
      -- No place is a day from UTC: the index finds them by instants, then their clocks decide.
      and m.ends_at >= (${since}::date - interval '1 day') at time zone 'UTC'
      and m.ends_at < (${until}::date + interval '1 day') at time zone 'UTC'
      and m.ends_at < ${now}::timestamptz
      and m.ends_at at time zone m.time_zone >= ${since}::date
      and m.ends_at at time zone m.time_zone < ${until}::date
      and w.siders is not null
      -- Nobody is asked who has left.
      and exists (
        select from memberships k
        where k.user_id = u.id and k.organisation_id in (o.id, o.parent_id)
      )
    order by m.ends_at, m.id
    limit ${limit}`.execute(queries)
  return rows
}

/** Marks a mission as asked about; `false` where it was already. */
export async function markAsked(queries: Queries, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('missions')
    .set({ feedback_asked_at: now })
    .where('id', '=', id)
    .where('feedback_asked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
