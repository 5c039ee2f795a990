import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import type { ComparedField } from '@renfort/domain/job-description/job-usage.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '../../catalogue/search-words.ts'
import type { Queries } from '../../platform/database/db.ts'
import type { StoredChoice, StoredExperience } from '../../platform/database/json-columns.ts'

export interface UsageFilter {
  /** Whose job descriptions are listed: companies, and their group. */
  readonly ownerIds: readonly string[]
  /** Companies whose missions are counted. */
  readonly companyIds: readonly string[]
  readonly companyId: string | undefined
  readonly jobTitleId: string | undefined
  /** They must all be found. */
  readonly words: readonly SearchWord[]
  /** Every job title, in the order of the list. */
  readonly titles: readonly string[]
  /** Missions posted from then on are those of the last year. */
  readonly since: Instant
  /** How many companies are named, those with the most missions first. */
  readonly named: number
}

interface Page {
  readonly limit: number
  readonly offset: number
}

export interface UsedJobRow {
  readonly id: string
  readonly jobTitleId: string
  readonly suffix: string | null
  readonly ownerId: string
  readonly ownerName: string
  readonly isGroup: boolean
  readonly hourlyRateCents: number | null
  readonly executiveStatus: ExecutiveStatus | null
  readonly subtasks: readonly StoredChoice[]
  readonly licenceIds: readonly string[]
  readonly experiences: readonly StoredExperience[]
  readonly missions: number
  readonly missionsOfYear: number
  readonly lastPostedAt: Instant | null
  readonly siders: number
  readonly userCount: number
  readonly users: readonly {
    readonly id: string
    readonly name: string
    readonly missions: number
  }[]
  readonly descriptions: number
  readonly companies: number
  readonly lowestRateCents: number | null
  readonly highestRateCents: number | null
  /** How many values there are of each compared field. */
  readonly values: Readonly<Record<ComparedField, number>>
}

/** A list as one text, whatever the order in which its items were chosen. */
const inOrder = (column: string, item: RawBuilder<unknown>) => sql`(
  select coalesce(string_agg(i.text, ',' order by i.text), '')
  from (select ${item} as text from jsonb_array_elements(r.${sql.ref(column)}) e) i)`

const chosen = sql`coalesce(e ->> 'id', e ->> 'name')`

/** The job descriptions of a page with their use, in one statement. Each count is one range of an index. */
export async function findJobUsage(
  queries: Queries,
  { ownerIds, companyIds, since, named, titles, ...filter }: UsageFilter,
  { limit, offset }: Page,
): Promise<{ readonly rows: readonly UsedJobRow[]; readonly total: number }> {
  const order = sql`l.place, l."ownerName", l.suffix nulls first, l.id`
  const { rows } = await sql<(UsedJobRow | { readonly id: null }) & { readonly total: number }>`
    with reached as (
      select j.id, j.job_title_id, j.suffix, j.organisation_id, o.name as owner_name,
        o.kind = 'parent' as is_group, j.hourly_rate_cents, j.executive_status, j.subtasks,
        j.licence_ids, j.experiences
      from job_descriptions j join organisations o on o.id = j.organisation_id
      where j.organisation_id = any(${ownerIds}::uuid[]) and j.deleted_at is null
    ),
    listed as (
      select r.id, r.job_title_id as "jobTitleId", r.suffix, r.organisation_id as "ownerId",
        r.owner_name as "ownerName", r.is_group as "isGroup",
        r.hourly_rate_cents as "hourlyRateCents", r.executive_status as "executiveStatus",
        r.subtasks, r.licence_ids as "licenceIds", r.experiences,
        array_position(${titles}::text[], r.job_title_id) as place
      from reached r where ${sql.join(conditionsOf(filter), sql` and `)}
    ),
    page as (select * from listed l order by ${order} limit ${limit} offset ${offset}),
    titles as (
      select r.job_title_id, count(*)::int as descriptions,
        count(distinct r.organisation_id)::int as companies,
        min(r.hourly_rate_cents) as "lowestRateCents", max(r.hourly_rate_cents) as "highestRateCents",
        jsonb_build_object(
          'hourlyRate', count(distinct coalesce(r.hourly_rate_cents, 0)),
          'executiveStatus', count(distinct coalesce(r.executive_status, '')),
          'subtasks', count(distinct ${inOrder('subtasks', chosen)}),
          'licences', count(distinct ${inOrder('licence_ids', sql`e #>> '{}'`)}),
          'experiences', count(distinct ${inOrder('experiences', sql`${chosen} || ' ' || (e ->> 'duration')`)})
        ) as values
      from reached r where r.job_title_id in (select "jobTitleId" from page)
      group by 1
    )
    select l.*, u.*, s.siders, t.descriptions, t.companies, t."lowestRateCents",
      t."highestRateCents", t.values, n.total
    from (select count(*)::int as total from listed) n
    left join page l on true
    left join titles t on t.job_title_id = l."jobTitleId"
    left join lateral (
      select coalesce(sum(c.missions), 0)::int as missions,
        coalesce(sum(c."ofYear"), 0)::int as "missionsOfYear", max(c.last) as "lastPostedAt",
        count(*)::int as "userCount",
        coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'missions', c.missions)
          order by c.place) filter (where c.place <= ${named}), '[]') as users
      from (
        select o.id, o.name, count(*)::int as missions, max(m.confirmed_at) as last,
          count(*) filter (where m.confirmed_at >= ${since}::timestamptz)::int as "ofYear",
          row_number() over (order by count(*) desc, o.name, o.id) as place
        from missions m join organisations o on o.id = m.organisation_id
        where ${postedFrom(sql`l.id`, companyIds)}
        group by o.id
      ) c
    ) u on true
    left join lateral (
      select count(distinct c.sider_id)::int as siders
      from missions m join contracts c on c.mission_id = m.id and c.cancelled_at is null
      where ${postedFrom(sql`l.id`, companyIds)}
    ) s on true
    order by ${order}`.execute(queries)
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  }
}

/** The missions that some companies posted from a job description. */
const postedFrom = (jobId: RawBuilder<unknown>, companyIds: readonly string[]) => sql`
  m.job_description_id = ${jobId} and m.confirmed_at is not null
  and m.organisation_id = any(${companyIds}::uuid[])`

function conditionsOf({
  companyId,
  jobTitleId,
  words,
}: Pick<UsageFilter, 'companyId' | 'jobTitleId' | 'words'>): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(companyId === undefined
      ? []
      : [
          sql`(r.organisation_id = ${companyId}::uuid or r.is_group and exists (
            select from missions m where ${postedFrom(sql`r.id`, [companyId])}))`,
        ]),
    ...(jobTitleId === undefined ? [] : [sql`r.job_title_id = ${jobTitleId}`]),
    ...words.map(
      ({ patterns, jobTitleIds }) => sql`(r.job_title_id = any(${jobTitleIds}::text[])
        or ' ' || searched(coalesce(r.suffix, '') || ' ' || r.owner_name) like any(${patterns}::text[]))`,
    ),
  ]
}
