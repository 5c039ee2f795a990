import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type {
  MissionStatus,
  MissionType,
  ProgressStep,
  SelectionStatus,
} from '@renfort/domain/mission/mission.ts'
import { CompiledQuery } from 'kysely'
import type { SearchWord } from '../../catalogue/search-words.ts'
import type { ApplicantSight } from '../../mission-record/applicant-sight.ts'
import { preSelectionLink } from '../../mission-record/pre-selection-queries.ts'
import type { Queries } from '../../platform/database/db.ts'

/**
 * Which missions to list: the company's, those of a manager, or those that a member manages or
 * created.
 */
export type MissionReach =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'manager' | 'member'; readonly userId: string }

export interface MissionPageRequest {
  readonly organisationId: string
  readonly reach: MissionReach
  readonly sight: ApplicantSight
  /** A mission matches one of these steps or one of these selection states. */
  readonly steps: readonly ProgressStep[]
  readonly selections: readonly SelectionStatus[]
  readonly buckets: readonly string[]
  /** Words that must all match; empty without a search. */
  readonly words: readonly SearchWord[]
  readonly limit: number | null
  readonly offset: number
  readonly now: Instant
}

export interface MissionListRow {
  readonly id: string
  readonly type: MissionType
  readonly name: string | null
  readonly jobTitleId: string
  readonly status: MissionStatus
  readonly progressStep: ProgressStep
  readonly selectionStatus: SelectionStatus | null
  readonly startDate: Instant | null
  readonly endDate: Instant | null
  readonly createdAt: Instant
  readonly uniqueIdentifier: string | null
  readonly origin: 'account' | 'network'
  readonly archived: boolean
  readonly migrated: boolean
  readonly preSelection: boolean
  readonly hasPreSelection: boolean
  readonly hiredSidersCount: number
  readonly remote: boolean
  readonly isFlexiblePlanning: boolean | null
  readonly timeZone: TimeZone
  readonly managerId: string | null
  readonly managerFirstName: string
  readonly managerLastName: string
  readonly creatorId: string | null
  readonly creatorFirstName: string
  readonly creatorLastName: string
  readonly title: string | null
  readonly address: string
  readonly city: string
  readonly postalCode: string
  readonly filledPlaces: number
  readonly askedPlaces: number
}

export interface MissionPage {
  readonly rows: readonly MissionListRow[]
  readonly total: number
  /** Whether the clock has passed a start or an end since the progress steps were stored. */
  readonly due: boolean
}

/** A page, its total and the check of the clock, in one statement. */
export async function findMissionPage(
  queries: Queries,
  request: MissionPageRequest,
): Promise<MissionPage> {
  const { organisationId, reach, sight, buckets, now, limit, offset } = request
  const userId = reach.kind === 'organisation' ? null : reach.userId
  const scope = reach.kind === 'organisation' ? reach.kind : `${reach.kind}:${reach.userId}`
  const parameters = [organisationId, scope, buckets, now, limit, offset, sight.shown, sight.owner]
  const { rows } = await queries.executeQuery<PageRow>(
    CompiledQuery.raw(pageText(request), userId === null ? parameters : [...parameters, userId]),
  )
  return missionPageOf(rows)
}

/**
 * The page in the rows of its statement: each row has the head, and a mission unless there is none.
 */
export function missionPageOf(rows: readonly PageRow[]): MissionPage {
  const [first] = rows
  if (first === undefined) throw new Error('The page of missions has no head.')
  return { total: first.total, due: first.due, rows: rows.filter(hasMission) }
}

export type PageRow = { readonly total: number; readonly due: boolean } & (
  | MissionListRow
  | { readonly id: null }
)

function hasMission(row: PageRow): row is PageRow & MissionListRow {
  return row.id !== null
}

const texts = new Map<string, string>()

/**
 * The text depends on the shape of the request alone, so that the database sees only a few
 * statements.
 */
function pageText({ steps, selections, reach }: MissionPageRequest): string {
  const shape = `${steps.join()}/${selections.join()}/${reach.kind}`
  const known = texts.get(shape)
  if (known !== undefined) return known
  const text = buildText(branchesOf(steps, selections, reach.kind))
  texts.set(shape, text)
  return text
}

/** Conditions that exclude each other; one index answers each of them in order. */
export function branchesOf(
  steps: readonly ProgressStep[],
  selections: readonly SelectionStatus[],
  kind: MissionReach['kind'],
  user = '$9',
): string[] {
  const outside = steps.map((step) => `progress_step <> '${step}'`)
  const statuses = [
    ...steps.map((step) => `progress_step = '${step}'`),
    ...selections.map((selection) =>
      [`selection_status = '${selection}'`, ...outside].join(' and '),
    ),
  ]
  const owners = {
    organisation: ['true'],
    manager: [`manager_id = ${user}`],
    member: [
      `manager_id = ${user}`,
      `created_by = ${user} and manager_id is distinct from ${user}`,
    ],
  }[kind]
  return statuses.flatMap((status) => owners.map((owner) => `${status} and ${owner}`))
}

function buildText(branches: readonly string[]): string {
  const newestFirst = 'order by reference_at desc, id desc'
  const pages = branches.map(
    (condition) =>
      `(select * from missions where organisation_id = $1 and ${condition} ${newestFirst} limit $5::int + $6::int)`,
  )
  return `
    select head.total, head.due, page.*
    from (
      select
        coalesce((
          select sum(total) from mission_counters
          where organisation_id = $1 and scope = $2 and bucket = any($3::text[])
        ), 0)::int as total,
        exists (
          select from missions where organisation_id = $1 and next_step_at <= $4::timestamptz
        ) as due
    ) head
    left join lateral (
      select ${missionColumns('$7', '$8')}
      from (
        select * from (${pages.join(' union all ')}) branch
        ${newestFirst} limit $5::int offset $6::int
      ) m
      ${missionJoins}
    ) page on true
    order by page.reference_at desc, page.id desc`
}

/**
 * The columns of a list for the mission `m`; the parameters hold the caller's view of its
 * applicants.
 */
export function missionColumns(shown: string, owner: string): string {
  return `m.id, m.type, m.name, m.job_title_id as "jobTitleId", m.status,
    m.progress_step as "progressStep", m.selection_status as "selectionStatus",
    m.starts_at as "startDate", m.ends_at as "endDate", m.created_at as "createdAt",
    m.unique_identifier as "uniqueIdentifier", m.origin, m.archived, m.migrated,
    m.pre_selection as "preSelection", ${preSelectionLink(shown, owner)},
    m.hired_siders_count as "hiredSidersCount", m.remote,
    m.is_flexible_planning as "isFlexiblePlanning", m.time_zone as "timeZone", m.reference_at,
    m.manager_id as "managerId", g.first_name as "managerFirstName", g.last_name as "managerLastName",
    m.created_by as "creatorId", c.first_name as "creatorFirstName", c.last_name as "creatorLastName",
    l.title, l.address, l.city, l.postal_code as "postalCode", ${places}`
}

export const missionJoins = `
  left join lateral (select first_name, last_name from users where id = m.manager_id limit 1) g on true
  left join lateral (select first_name, last_name from users where id = m.created_by limit 1) c on true
  left join lateral (
    select title, address, city, postal_code from locations where id = m.location_id limit 1
  ) l on true`

const places = `
  case
    when m.hired_siders_count = 0 then 0
    when m.is_flexible_planning then m.hired_siders_count
    else (select count(*)::int from assignments where mission_id = m.id)
  end as "filledPlaces",
  coalesce(
    case
      when m.is_flexible_planning then (select siders from flexible_plannings where mission_id = m.id)
      else (select sum(slots)::int from shifts where mission_id = m.id)
    end, 0
  ) as "askedPlaces"`
