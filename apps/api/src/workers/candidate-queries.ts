import { sql } from 'kysely'
import type { Queries } from '../platform/db.ts'

export interface CandidateRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly pictureUrl: string | null
  readonly jobTitleIds: readonly string[]
  readonly source: 'organisation' | 'network'
  readonly lastOrganisationName: string
  readonly isRecommended: boolean
}

/** A company and its group, whose Siders and opinions are shared. */
export interface Network {
  readonly organisationId: string
  readonly parentId: string | null
}

/**
 * Every Sider that the company or its network knows (N-37), in one statement whatever their number.
 * The last company is the one of them that took him on last.
 */
export async function findCandidates(
  queries: Queries,
  { organisationId, parentId }: Network,
): Promise<readonly CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with family as (
      select id, name from organisations
      where id = ${organisationId}::uuid or parent_id = ${parentId}::uuid
    ), known as (
      select k.sider_id, bool_or(k.organisation_id = ${organisationId}::uuid) as own,
        (array_agg(f.name order by k.since desc))[1] as last_name_of_organisation
      from sider_organisations k join family f on f.id = k.organisation_id
      group by k.sider_id
    ), opinions as (${opinionsOf({ organisationId, parentId })})
    select s.id, s.first_name as "firstName", s.last_name as "lastName",
      s.phone_number as "phoneNumber", s.picture_url as "pictureUrl",
      s.job_title_ids as "jobTitleIds",
      case when k.own then 'organisation' else 'network' end as source,
      k.last_name_of_organisation as "lastOrganisationName",
      coalesce(o.recommended, false) as "isRecommended"
    from known k
    join siders s on s.id = k.sider_id
    left join opinions o on o.sider_id = s.id`.execute(queries)
  return rows
}

/** N-38: somebody would work with him again and nobody would not, in the company or its group. */
export function opinionsOf({ organisationId, parentId }: Network) {
  return sql<{ sider_id: string; recommended: boolean }>`
    select sider_id, bool_and(work_again = 1) as recommended from feedbacks
    where organisation_id in (
      select id from organisations
      where id in (${organisationId}::uuid, ${parentId}::uuid) or parent_id = ${parentId}::uuid
    )
    group by sider_id`
}

/** Whether a mission is the company's and, when only one's own count, managed or created by that user. */
export async function isMissionWithin(
  queries: Queries,
  mission: {
    readonly id: string
    readonly organisationId: string
    readonly ownerId: string | null
  },
): Promise<boolean> {
  const row = await queries
    .selectFrom('missions')
    .select('id')
    .where('id', '=', mission.id)
    .where('organisation_id', '=', mission.organisationId)
    .$if(mission.ownerId !== null, (query) =>
      query.where((where) =>
        where.or([
          where('manager_id', '=', mission.ownerId),
          where('created_by', '=', mission.ownerId),
        ]),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}
