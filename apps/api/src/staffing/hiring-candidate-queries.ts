import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { Period } from '@renfort/domain/mission/mission.ts'
import type { ApplicantStatus } from '@renfort/domain/preselection/applicant.ts'
import type { SearchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { holdsIndexedWords } from '../platform/database/word-conditions.ts'
import { recommended } from '../sider/candidates/candidate-queries.ts'
import type { RequestedSider } from '../mission-record/requested-sider-queries.ts'

export interface HiringCandidateRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly pictureUrl: string | null
  readonly name: string
  readonly asked: RequestedSider['status'] | null
  readonly applied: ApplicantStatus | null
  readonly missionsHere: number
  readonly missionsInJob: number
  readonly isRecommended: boolean
  readonly likesCompany: boolean
  readonly hasDoneJob: boolean
  readonly licenceIds: readonly string[]
  /** The last days of the licences that have one. */
  readonly licenceEnds: Readonly<Partial<Record<string, IsoDate>>>
  readonly languageIds: readonly string[]
  readonly distance: number | null
  /** The open shifts, counted from one, at which they are at work or absent. */
  readonly busyAt: readonly number[]
  /** Minutes that they work already in the fullest week of the open shifts. */
  readonly weekMinutes: number
}

export interface HiringCandidateRequest {
  readonly mission: { readonly id: string; readonly organisationId: string }
  readonly parentId: string | null
  readonly jobTitleId: string
  readonly place: { readonly lat: number | null; readonly lng: number | null }
  /** By whose clocks the weeks and the days of absences are those of the mission. */
  readonly zone: TimeZone
  readonly open: readonly Period[]
  readonly person: SearchedPerson
  readonly now: Instant
}

/**
 * Everybody who may be hired for a mission: Siders whom the company or its group knows or asked
 * for, applicants, and Siders with experience in the job; with a search, all matches. The order is
 * undefined.
 */
export async function findHiringCandidates(
  queries: Queries,
  request: HiringCandidateRequest,
): Promise<readonly HiringCandidateRow[]> {
  const { mission, parentId, jobTitleId, place, zone, open, now } = request
  const { organisationId } = mission
  const { rows } = await sql<HiringCandidateRow>`
    with open as materialized (
      select * from unnest(
        ${open.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${open.map(({ endsAt }) => endsAt)}::timestamptz[]
      ) with ordinality o (starts_at, ends_at, n)
    ), weeks as materialized (
      select monday at time zone ${zone} as since,
        (monday + interval '7 days') at time zone ${zone} as until
      from (
        select distinct date_trunc('week', starts_at at time zone ${zone}) as monday from open
      ) each_monday
    ), pool as materialized (
      select s.* from siders s where s.deactivated_at is null and ${inPool(request)}
    ), busy as (
      select b.sider_id, array_agg(distinct o.n::int) as at
      from open o cross join lateral (
        -- A shift is shorter than a day: one that starts earlier is over.
        select a.sider_id from shifts t join assignments a on a.shift_id = t.id
        where t.starts_at > o.starts_at - interval '1 day' and t.starts_at < o.ends_at
          and t.ends_at > o.starts_at
        union all
        -- Absences are kept by the clocks of Paris, and are of the same days and hours at the place.
        select u.sider_id from sider_unavailabilities u
        where u.starts_at < o.ends_at at time zone ${zone} at time zone 'Europe/Paris'
          and u.ends_at > o.starts_at at time zone ${zone} at time zone 'Europe/Paris'
      ) b
      group by b.sider_id
    ), weekly as (
      select sider_id, max(minutes)::int as minutes
      from (
        select a.sider_id, sum(t.minutes) as minutes
        from weeks w cross join lateral (
          select id, (extract(epoch from ends_at - starts_at) / 60)::int - break_minutes as minutes
          from shifts where starts_at >= w.since and starts_at < w.until
        ) t
        join assignments a on a.shift_id = t.id
        group by a.sider_id, w.since
      ) each_week
      group by sider_id
    ), here as (
      select a.sider_id, count(distinct a.mission_id)::int as missions,
        count(distinct a.mission_id) filter (where m.job_title_id = ${jobTitleId})::int as in_job
      from assignments a join missions m on m.id = a.mission_id
      where a.organisation_id = ${organisationId}::uuid and a.starts_at <= ${now}::timestamptz
      group by a.sider_id
    )
    select s.id, s.first_name as "firstName", s.last_name as "lastName",
      s.phone_number as "phoneNumber", s.picture_url as "pictureUrl", s.sort_name as name,
      r.status as asked, a.status as applied,
      coalesce(here.missions, 0) as "missionsHere", coalesce(here.in_job, 0) as "missionsInJob",
      ${recommended({ organisationId, parentId })} as "isRecommended",
      exists (
        select from sider_favourites l
        where l.sider_id = s.id and l.organisation_id = ${organisationId}::uuid
      ) as "likesCompany",
      s.job_title_ids ? ${jobTitleId}::text as "hasDoneJob",
      s.licence_ids as "licenceIds", coalesce((
        select jsonb_object_agg(e.licence_id, e.ends_on) from sider_licence_ends e
        where e.sider_id = s.id
      ), '{}') as "licenceEnds", s.language_ids as "languageIds",
      kilometres_between(
        ${place.lat}::double precision, ${place.lng}::double precision, s.lat, s.lng
      ) as distance,
      coalesce(busy.at, '{}') as "busyAt", coalesce(weekly.minutes, 0) as "weekMinutes"
    from pool s
    left join requested_siders r on r.mission_id = ${mission.id}::uuid and r.sider_id = s.id
    left join applicants a on a.organisation_id = ${organisationId}::uuid
      and a.mission_id = ${mission.id}::uuid and a.sider_id = s.id
    left join here on here.sider_id = s.id
    left join busy on busy.sider_id = s.id
    left join weekly on weekly.sider_id = s.id`.execute(queries)
  return rows
}

function inPool(request: HiringCandidateRequest): RawBuilder<unknown> {
  const { mission, parentId, jobTitleId, person } = request
  if (person.digits !== '') return sql`s.phone_number like ${`%${person.digits}%`}`
  if (person.words.length > 0) return holdsIndexedWords(sql`s.search_name`, person.words)
  return sql`(s.job_title_ids ? ${jobTitleId}::text or s.id in (
    select k.sider_id from organisations f
    join sider_organisations k on k.organisation_id = f.id
    where f.id = ${mission.organisationId}::uuid or f.parent_id = ${parentId}::uuid
    union all select sider_id from requested_siders where mission_id = ${mission.id}::uuid
    union all select sider_id from applicants
      where organisation_id = ${mission.organisationId}::uuid and mission_id = ${mission.id}::uuid
  ))`
}

/** The group of a company, and where one of its missions takes place, rounded like the homes of Siders. */
export async function findSurroundings(queries: Queries, missionId: string) {
  const { rows } = await sql<{
    readonly parentId: string | null
    readonly lat: number | null
    readonly lng: number | null
  }>`
    select o.parent_id as "parentId", round(l.lat::numeric, 3)::double precision as lat,
      round(l.lng::numeric, 3)::double precision as lng
    from missions m
    join organisations o on o.id = m.organisation_id
    left join locations l on l.id = m.location_id
    where m.id = ${missionId}::uuid`.execute(queries)
  return rows[0] ?? { parentId: null, lat: null, lng: null }
}
