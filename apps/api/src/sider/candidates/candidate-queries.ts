import type { CandidateSource } from '@renfort/contract/company-sider.ts'
import type { SearchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { holdsWords } from '../../platform/database/word-conditions.ts'
import { searchedNumberOf } from '../profile/own-number-queries.ts'
import type { SiderExperience } from '../../platform/database/json-columns.ts'

export interface CandidateRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly pictureUrl: string | null
  readonly jobTitleIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly source: CandidateSource
  /** The company, of the caller's and its network, that hired the Sider last. */
  readonly lastOrganisationName: string | null
  readonly isRecommended: boolean
  readonly distance: number | null
}

/** A company and its group, which share Siders and feedback. */
export interface Network {
  readonly organisationId: string
  readonly parentId: string | null
}

/** The Siders that a mission may ask for; the company and its group are those of the mission. */
export interface CandidateReach extends Network {
  readonly missionId: string
  readonly lat: number | null
  readonly lng: number | null
}

export interface CandidateRequest {
  readonly person: SearchedPerson
  readonly source: CandidateSource | null
  readonly isRecommended: boolean
  readonly workedForUs: boolean
  readonly jobTypeId: string | null
  readonly maxDistance: number | null
  readonly ids: readonly string[] | null
  readonly limit: number
  readonly offset: number
}

export interface CandidatePage {
  readonly rows: readonly CandidateRow[]
  /** The number of matches in each source. */
  readonly totals: Readonly<Record<CandidateSource, number>>
}

type PageRow = { readonly organisation: number; readonly network: number } & (
  | CandidateRow
  | { readonly id: null }
)

/**
 * A page of the matching Siders and the totals, in one statement. Siders are fetched by id, one
 * after the other, because those of a company are few among those of the platform.
 */
export async function findCandidates(
  queries: Queries,
  reach: CandidateReach,
  request: CandidateRequest,
): Promise<CandidatePage> {
  const { rows } = await sql<PageRow>`
    with ${knownAround(reach, request.ids)}, matching as materialized (
      select s.id, k.own, s.sort_name
      from known k cross join lateral (select * from siders where id = k.sider_id limit 1) s
      where ${matches(reach, request)}
    ), totals as (
      select count(*) filter (where own)::int as organisation,
        count(*) filter (where not own)::int as network
      from matching
    ), page as (
      select * from matching
      where ${request.source}::text is null or own = (${request.source}::text = 'organisation')
      order by own desc, sort_name, id
      limit ${request.limit}::int offset ${request.offset}::int
    )
    select t.organisation, t.network, s.id, s.first_name as "firstName",
      s.last_name as "lastName", s.phone_number as "phoneNumber", s.picture_url as "pictureUrl",
      s.job_title_ids as "jobTitleIds", s.experiences,
      case when p.own then 'organisation' else 'network' end as source,
      (
        select f.name from family f join sider_organisations k
          on k.organisation_id = f.id and k.sider_id = p.id
        where k.hired_at is not null
        order by k.hired_at desc, f.id limit 1
      ) as "lastOrganisationName",
      ${recommended(reach)} as "isRecommended", ${distanceFrom(reach)} as distance
    from totals t
    left join page p on true
    left join lateral (select * from siders where id = p.id limit 1) s on true
    order by p.own desc, p.sort_name, p.id`.execute(queries)
  const [first] = rows
  if (first === undefined) throw new Error('The page of candidates has no totals.')
  const { organisation, network } = first
  return { rows: rows.filter(isCandidate), totals: { organisation, network } }
}

function isCandidate(row: PageRow): row is PageRow & CandidateRow {
  return row.id !== null
}

/** The jobs that candidates have done, unsorted. */
export async function findCandidateJobTitles(
  queries: Queries,
  reach: CandidateReach,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${knownAround(reach, null)}
    select distinct job.id
    from known k
    cross join lateral (select job_title_ids from siders where id = k.sider_id limit 1) s
    cross join lateral jsonb_array_elements_text(s.job_title_ids) job (id)`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * Every Sider that the company or its network knows (N-37), and those that the mission already asks
 * for, who count as the company's. `offset 0` makes the database read the companies one by one,
 * each through its part of the index.
 */
function knownAround(
  { organisationId, parentId, missionId }: CandidateReach,
  ids: CandidateRequest['ids'],
) {
  const asked = ids === null ? sql`true` : sql`sider_id = any(${ids}::uuid[])`
  return sql`family as (
      select id, name from organisations
      where id = ${organisationId}::uuid or parent_id = ${parentId}::uuid
    ), known as (
      select sider_id, coalesce(bool_or(own), true) as own
      from (
        select k.sider_id, k.organisation_id = ${organisationId}::uuid as own
        from family f cross join lateral (
          select * from sider_organisations where organisation_id = f.id offset 0
        ) k
        union all
        select sider_id, null from requested_siders where mission_id = ${missionId}::uuid
      ) met
      where ${asked}
      group by sider_id
    )`
}

/**
 * Whether a known Sider `k`, whose row is `s`, matches the request (WORK-02, N-05). A deactivated
 * Sider is a candidate only for a mission that already asks for them.
 */
function matches(reach: CandidateReach, request: CandidateRequest): RawBuilder<unknown> {
  const { words, digits } = request.person
  const number = searchedNumberOf(reach.organisationId)
  const conditions = [
    sql`(s.deactivated_at is null or exists (
      select from requested_siders where mission_id = ${reach.missionId}::uuid and sider_id = s.id
    ))`,
    ...(words.length > 0 ? [holdsWords(sql`s.search_name || ' ' || ${number}`, words)] : []),
    ...(digits === ''
      ? []
      : [sql`(${phones} like ${`%${digits}%`} or ${holdsWords(number, [[digits]])})`]),
    ...(request.jobTypeId === null ? [] : [sql`s.job_title_ids ? ${request.jobTypeId}::text`]),
    ...(request.workedForUs ? [sql`k.own`] : []),
    ...(request.isRecommended ? [recommended(reach)] : []),
    ...(request.maxDistance === null
      ? []
      : [sql`${distanceFrom(reach)} <= ${request.maxDistance}::int`]),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * The digits of the stored phone and, for a French one, of the phone as it is dialled in France.
 */
const phones = sql`(
  substr(s.phone_number, 2)
  || case when s.phone_number like '+33%' then ' 0' || substr(s.phone_number, 4) else '' end
)`

/** Whole kilometres from the mission to where the Sider `s` lives; null when either is unknown. */
function distanceFrom({ lat, lng }: CandidateReach) {
  return sql`kilometres_between(
    ${lat}::double precision, ${lng}::double precision, s.lat, s.lng
  )`
}

/**
 * Whether, in the company or its group, somebody would work again with the Sider `s` and nobody
 * would not (N-38).
 */
export function recommended({ organisationId, parentId }: Network): RawBuilder<boolean> {
  return sql`coalesce((
    select bool_and(work_again = 1) from feedbacks
    where sider_id = s.id and organisation_id in (
      select id from organisations
      where id in (${organisationId}::uuid, ${parentId}::uuid) or parent_id = ${parentId}::uuid
    )
  ), false)`
}

/** The place of a mission of the company; `undefined` for a mission that the caller may not see. */
export async function findMissionPlace(
  queries: Queries,
  mission: {
    readonly id: string
    readonly organisationId: string
    readonly ownerId: string | null
  },
): Promise<Pick<CandidateReach, 'lat' | 'lng'> | undefined> {
  return queries
    .selectFrom('missions')
    .leftJoin('locations', 'locations.id', 'missions.location_id')
    .select([roughly('locations.lat').as('lat'), roughly('locations.lng').as('lng')])
    .where('missions.id', '=', mission.id)
    .where('missions.organisation_id', '=', mission.organisationId)
    .$if(mission.ownerId !== null, (query) =>
      query.where((where) =>
        where.or([
          where('missions.manager_id', '=', mission.ownerId),
          where('missions.created_by', '=', mission.ownerId),
        ]),
      ),
    )
    .executeTakeFirst()
}

/**
 * Rounds as the homes of Siders are rounded; smaller differences could underflow in the formula.
 */
function roughly(degrees: 'locations.lat' | 'locations.lng'): RawBuilder<number | null> {
  return sql`round(${sql.ref(degrees)}::numeric, 3)::double precision`
}
