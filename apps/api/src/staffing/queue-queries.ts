import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType, SelectionStatus } from '@renfort/domain/mission/mission.ts'
import { type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '../catalogue/search-words.ts'
import type { Queries } from '../platform/database/db.ts'

export interface QueueRow {
  readonly id: string
  readonly name: string | null
  readonly type: MissionType
  readonly jobTitleId: string
  readonly organisationId: string
  readonly organisationName: string
  readonly city: string | null
  readonly timeZone: TimeZone
  readonly startDate: Instant
  readonly endDate: Instant
  readonly postedAt: Instant
  readonly selectionStatus: SelectionStatus
  readonly slots: number
  readonly filledSlots: number
  readonly nextOpenStart: Instant | null
  readonly isFlexiblePlanning: boolean
  readonly requestedSidersOnly: boolean
  readonly preSelection: boolean
  readonly requested: number
  readonly accepted: number
  readonly declined: number
  readonly hired: number
  readonly waiting: number
  readonly approved: number
  readonly toReplace: number
}

export interface QueueRequest {
  readonly statuses: readonly SelectionStatus[]
  readonly latestFirst: boolean
  readonly organisationId: string | null
  readonly words: readonly SearchWord[]
  readonly now: Instant
  readonly limit: number
  readonly offset: number
}

/** A page of posted missions of all companies by their start, and how many there are. */
export async function findQueue(
  queries: Queries,
  { statuses, latestFirst, organisationId, words, now, limit, offset }: QueueRequest,
): Promise<{ readonly rows: readonly QueueRow[]; readonly total: number }> {
  const direction = latestFirst ? sql`desc` : sql`asc`
  const { rows } = await sql<(QueueRow | { id: null }) & { total: number }>`
    with found as materialized (
      select m.id, m.starts_at
      from missions m
      join organisations o on o.id = m.organisation_id
      left join locations l on l.id = m.location_id
      where m.selection_status = any(${statuses}::text[]) and not m.archived
        and (${organisationId}::uuid is null or m.organisation_id = ${organisationId}::uuid)
        and ${matches(words)}
    ), page as (
      select id from found order by starts_at ${direction}, id limit ${limit}::int offset ${offset}::int
    )
    select (select count(*)::int from found) as total, q.*
    from (select 1) one left join lateral (
      ${staffedMissions(now)} where m.id in (select id from page)
    ) q on true
    order by q."startDate" ${direction}, q.id`.execute(queries)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is QueueRow & { total: number } => row.id !== null),
  }
}

/** One posted mission of any company. */
export async function findStaffedMission(
  queries: Queries,
  id: string,
  now: Instant,
): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`
    ${staffedMissions(now)} where m.id = ${id}::uuid and m.selection_status is not null`.execute(
    queries,
  )
  return rows[0]
}

function matches(words: readonly SearchWord[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`
  const text = sql`' ' || searched(
    coalesce(m.name, '') || ' ' || o.name || ' ' || coalesce(l.city, '')
      || ' ' || coalesce(m.unique_identifier, '')
  )`
  return sql.join(
    words.map(
      ({ patterns, jobTitleIds }) =>
        sql`(${text} like any(${patterns}::text[]) or m.job_title_id = any(${jobTitleIds}::text[]))`,
    ),
    sql` and `,
  )
}

/** What a mission has of slots, Siders asked for and applicants: the statement up to its `where`. */
function staffedMissions(now: Instant): RawBuilder<unknown> {
  return sql`
    select m.id, m.name, m.type, m.job_title_id as "jobTitleId",
      o.id as "organisationId", o.name as "organisationName", l.city, m.time_zone as "timeZone",
      m.starts_at as "startDate", m.ends_at as "endDate",
      coalesce(m.confirmed_at, m.created_at) as "postedAt",
      m.selection_status as "selectionStatus",
      coalesce(m.is_flexible_planning, false) as "isFlexiblePlanning",
      m.requested_siders_only as "requestedSidersOnly", m.pre_selection as "preSelection",
      coalesce(f.siders, s.slots, 0)::int as slots,
      (case when f.siders is null then coalesce(s.filled, 0) else m.hired_siders_count end)::int
        as "filledSlots",
      case
        when f.siders is null then s.next_open
        when m.hired_siders_count < f.siders then coalesce(
          s.next_open,
          greatest(m.starts_at, (f.shifts_until + 1)::timestamp at time zone m.time_zone)
        )
      end as "nextOpenStart",
      coalesce(s.to_replace, 0)::int as "toReplace",
      r.requested, r.accepted, r.declined, r.hired, a.waiting, a.approved
    from missions m
    join organisations o on o.id = m.organisation_id
    left join locations l on l.id = m.location_id
    left join flexible_plannings f
      on f.mission_id = m.id and coalesce(m.is_flexible_planning, false)
    cross join lateral (
      select sum(slots) as slots, sum(least(slots, taken)) as filled,
        min(starts_at) filter (where taken < slots and ends_at > ${now}::timestamptz) as next_open,
        sum(least(slots - taken, left_by)) filter (
          where taken < slots and ends_at > ${now}::timestamptz
        ) as to_replace
      from (
        select p.slots, p.starts_at, p.ends_at,
          (select count(*) from assignments x where x.shift_id = p.id) as taken,
          (select count(*) from removed_hires x
            where x.organisation_id = m.organisation_id and x.mission_id = m.id
              and x.shift_id = p.id and x.replacement_id is null) as left_by
        from shifts p where p.mission_id = m.id
      ) each_shift
    ) s
    cross join lateral (
      select count(*) filter (where status = 'requested')::int as requested,
        count(*) filter (where status = 'accepted')::int as accepted,
        count(*) filter (where status = 'declined')::int as declined,
        count(*) filter (where status = 'hired')::int as hired
      from requested_siders where mission_id = m.id
    ) r
    cross join lateral (
      select count(*) filter (where p.status = 'sent')::int as waiting,
        count(*) filter (where p.status = 'approved' and not exists (
          select from contracts c where c.mission_id = m.id and c.sider_id = p.sider_id
            and c.cancelled_at is null
        ))::int as approved
      from applicants p where p.organisation_id = m.organisation_id and p.mission_id = m.id
    ) a`
}
