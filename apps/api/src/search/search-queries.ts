import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionStatus, MissionType, ProgressStep } from '@renfort/domain/mission/mission.ts'
import { type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '../catalogue/search-words.ts'
import type { Queries } from '../platform/database/db.ts'
import { searchedNumberOf } from '../sider/profile/own-number-queries.ts'
import { knownTo } from '../sider/sider-queries.ts'

interface Wanted {
  readonly organisationId: string
  /** They must all be found. */
  readonly words: readonly SearchWord[]
  readonly limit: number
}

export interface FoundMissionRow {
  readonly id: string
  readonly type: MissionType
  readonly name: string | null
  readonly jobTitleId: string
  readonly status: MissionStatus
  readonly startDate: Instant | null
  readonly endDate: Instant | null
  readonly timeZone: TimeZone
  readonly uniqueIdentifier: string | null
  readonly city: string | null
}

/**
 * The newest missions that contain every word. Words have no index: the rows of one company are read
 * by its index until the limit is reached.
 */
export async function findMissionsByWords(
  queries: Queries,
  wanted: Wanted & {
    /** Only what this member manages or created. */
    readonly ownerId: string | null
    readonly steps: readonly ProgressStep[]
    /** Only missions that the planning shows. */
    readonly onlyOnPlanning: boolean
  },
): Promise<readonly FoundMissionRow[]> {
  const { organisationId, words, ownerId, steps, onlyOnPlanning, limit } = wanted
  const conditions = [
    sql`organisation_id = ${organisationId}::uuid and not archived`,
    sql`progress_step = any(${steps}::text[])`,
    ...(ownerId === null
      ? []
      : [sql`(manager_id = ${ownerId}::uuid or created_by = ${ownerId}::uuid)`]),
    ...(onlyOnPlanning ? [sql`starts_at is not null and is_flexible_planning is not true`] : []),
    ...wordConditions(sql`search_text`, words),
  ]
  const { rows } = await sql<FoundMissionRow>`
    select m.id, m.type, m.name, m.job_title_id as "jobTitleId", m.status,
      m.starts_at as "startDate", m.ends_at as "endDate",
      m.time_zone as "timeZone", m.unique_identifier as "uniqueIdentifier", l.city
    from (
      select * from missions where ${sql.join(conditions, sql` and `)}
      order by reference_at desc, id desc limit ${limit}
    ) m
    left join lateral (select city from locations where id = m.location_id limit 1) l on true
    order by m.reference_at desc, m.id desc`.execute(queries)
  return rows
}

export interface FoundContractRow {
  readonly id: string
  readonly missionNumber: string | null
  readonly position: number
  /** Its place among the amendments of the contract; 0 for the contract itself. */
  readonly amendment: number
  readonly documentId: string
  readonly status: ContractStatus
  readonly firstName: string
  readonly lastName: string
  readonly missionName: string | null
  readonly jobTitleId: string
}

/**
 * The newest contracts and amendments whose Sider and mission contain every word; a number has its place
 * at its end, and that of the amendment after it.
 */
export async function findContractsByWords(
  queries: Queries,
  { organisationId, words, limit }: Wanted,
): Promise<readonly FoundContractRow[]> {
  const text = sql`(s.search_name || ' ' || m.search_text || ' ' || lpad(c.position::text, 2, '0')
    || case d.number when 0 then '' else ' a' || d.number end)`
  const { rows } = await sql<FoundContractRow>`
    select c.id, m.unique_identifier as "missionNumber", c.position, d.number as amendment,
      d.batch_id as "documentId", b.status, s.first_name as "firstName", s.last_name as "lastName",
      m.name as "missionName", m.job_title_id as "jobTitleId"
    from contracts c
    join contract_documents d on d.contract_id = c.id
    join contract_batches b on b.id = d.batch_id
    join missions m on m.id = c.mission_id
    join siders s on s.id = c.sider_id
    where c.organisation_id = ${organisationId}::uuid and c.cancelled_at is null
      and ${sql.join(wordConditions(text, words), sql` and `)}
    order by b.created_at desc, d.number, c.id desc limit ${limit}`.execute(queries)
  return rows
}

export interface FoundJobRow {
  readonly id: string
  readonly organisationId: string
  readonly jobTitleId: string
  readonly suffix: string | null
}

/** The newest job descriptions of a company and of its network that contain every word. */
export async function findJobDescriptionsByWords(
  queries: Queries,
  { organisationId, networkId, words, limit }: Wanted & { readonly networkId: string | null },
): Promise<readonly FoundJobRow[]> {
  const conditions = [
    sql`organisation_id in (${organisationId}::uuid, ${networkId}::uuid) and deleted_at is null`,
    ...wordConditions(sql`searched(coalesce(suffix, ''))`, words),
  ]
  const { rows } = await sql<FoundJobRow>`
    select id, organisation_id as "organisationId", job_title_id as "jobTitleId", suffix
    from job_descriptions where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${limit}`.execute(queries)
  return rows
}

/** Conditions on the job title or a searched text. */
function wordConditions(
  text: RawBuilder<unknown>,
  words: readonly SearchWord[],
): RawBuilder<unknown>[] {
  return words.map(
    ({ patterns, jobTitleIds }) => sql`(
      job_title_id = any(${jobTitleIds}::text[]) or ' ' || ${text} like any(${patterns}::text[])
    )`,
  )
}

export interface FoundSiderRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly shiftDate: Instant | null
  readonly timeZone: TimeZone | null
}

/** Siders of the company by name or its own number, each with the start of the next shift, else of the last one. */
export async function findPlannedSidersByWords(
  queries: Queries,
  { organisationId, words, limit, now }: Wanted & { readonly now: Instant },
): Promise<readonly FoundSiderRow[]> {
  const number = searchedNumberOf(organisationId)
  const conditions = words.map(
    ({ patterns }) => sql`' ' || s.search_name || ' ' || ${number} like any(${patterns}::text[])`,
  )
  const { rows } = await sql<FoundSiderRow>`
    select f.id, f.first_name as "firstName", f.last_name as "lastName",
      a.starts_at as "shiftDate", m.time_zone as "timeZone"
    from (
      select s.id, s.first_name, s.last_name, s.sort_name
      from (${knownTo(organisationId)}) k
      cross join lateral (select * from siders where id = k.sider_id limit 1) s
      where ${sql.join(conditions, sql` and `)}
      order by s.sort_name, s.id
      limit ${limit}
    ) f
    left join lateral (
      select starts_at, mission_id from assignments
      where sider_id = f.id and organisation_id = ${organisationId}::uuid
      order by starts_at >= ${now}::timestamptz desc,
        abs(extract(epoch from starts_at - ${now}::timestamptz))
      limit 1
    ) a on true
    left join missions m on m.id = a.mission_id
    order by f.sort_name, f.id`.execute(queries)
  return rows
}
