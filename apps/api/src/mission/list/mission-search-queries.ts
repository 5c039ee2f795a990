import { CompiledQuery } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import {
  branchesOf,
  missionColumns,
  missionJoins,
  type MissionPage,
  missionPageOf,
  type MissionPageRequest,
  type PageRow,
} from './mission-list-queries.ts'

// Words have no index of their own: the missions of one company are read by its index, and their
// searched texts compared.

/** The page of a search, its total and the check of the clock, in one statement. */
export async function searchMissionPage(
  queries: Queries,
  request: MissionPageRequest,
): Promise<MissionPage> {
  const { now, limit, offset, sight } = request
  const text = `
    with ${found(request, '$8')}
    select head.total, head.due, page.*
    from (
      select (select count(*) from found)::int as total, ${due} as due
    ) head
    left join lateral (
      select ${missionColumns('$6', '$7')}
      from (
        select id from found order by reference_at desc, id desc limit $4::int offset $5::int
      ) f
      cross join lateral (select * from missions where id = f.id limit 1) m
      ${missionJoins}
    ) page on true
    order by page.reference_at desc, page.id desc`
  const { organisationId, words } = request
  const parameters = [organisationId, json(words), now, limit, offset, sight.shown, sight.owner]
  const { rows } = await queries.executeQuery<PageRow>(
    CompiledQuery.raw(text, [...parameters, ...memberOf(request)]),
  )
  return missionPageOf(rows)
}

/** What a list of missions counts: the totals of its buckets, and whether the clock has passed them. */
export interface MissionTotals {
  readonly totals: Readonly<Record<string, number>>
  readonly due: boolean
}

type CountRequest = Pick<
  MissionPageRequest,
  'organisationId' | 'reach' | 'steps' | 'selections' | 'words' | 'now'
>

/** The totals of every bucket: the stored ones or, in a search, the counted ones. */
export async function findMissionTotals(
  queries: Queries,
  request: CountRequest,
): Promise<MissionTotals> {
  const { organisationId, words, now } = request
  const query =
    words.length === 0
      ? CompiledQuery.raw(keptText, [organisationId, scopeOf(request), now])
      : CompiledQuery.raw(countedText(request), [
          organisationId,
          json(words),
          now,
          ...memberOf(request),
        ])
  const { rows } = await queries.executeQuery<MissionTotals>(query)
  const [row] = rows
  if (row === undefined) throw new Error('The totals of missions have no row.')
  return row
}

const due = `exists (
  select from missions where organisation_id = $1 and next_step_at <= $3::timestamptz
)`

const keptText = `
  select coalesce((
    select jsonb_object_agg(bucket, total) from mission_counters
    where organisation_id = $1 and scope = $2
  ), '{}') as totals, ${due} as due`

function countedText(request: CountRequest): string {
  return `
    with ${found(request, '$4')}
    select coalesce((
      select jsonb_object_agg(bucket, total)
      from (select mission_bucket(progress_step, selection_status) as bucket, count(*)::int as total
        from found group by 1) counted
    ), '{}') as totals, ${due} as due`
}

function memberOf({ reach }: CountRequest): string[] {
  return reach.kind === 'organisation' ? [] : [reach.userId]
}

/** The missions of the request that contain each of its words, by job, name, number or place. */
function found({ steps, selections, reach }: CountRequest, member: string): string {
  const branches = branchesOf(steps, selections, reach.kind, member)
  return `
    words as materialized (
      select array(select jsonb_array_elements_text(w -> 'patterns')) as patterns,
        array(select jsonb_array_elements_text(w -> 'jobTitleIds')) as titles
      from jsonb_array_elements($2::jsonb) w
    ),
    found as materialized (
      select m.id, m.reference_at, m.progress_step, m.selection_status
      from (
        select * from missions
        where organisation_id = $1
          and (${branches.map((branch) => `(${branch})`).join(' or ')})
      ) m
      left join locations l on l.id = m.location_id and l.organisation_id = $1
      where not exists (
        select from words w
        where not (
          m.job_title_id = any(w.titles)
          or ' ' || m.search_text || ' ' || coalesce(l.search_text, '') like any(w.patterns)
        )
      )
    )`
}

function scopeOf({ reach }: CountRequest): string {
  return reach.kind === 'organisation' ? reach.kind : `${reach.kind}:${reach.userId}`
}
