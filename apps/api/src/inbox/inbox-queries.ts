import { inboxRules, mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { ApplicantSight } from '../mission-record/applicant-sight.ts'
import { remunerationPolicy } from '../organisation/organisation-queries.ts'
import { type SettingsRow, settingsRow } from '../organisation/settings-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** `false`: not at all; the id of a user: on their missions alone; `null`: everywhere in the company. */
export type Sight = false | string | null

export interface InboxSight {
  readonly contract: Sight
  readonly hours: Sight
  readonly opening: Sight
  readonly candidate: ApplicantSight
  readonly setting: Sight
  readonly draft: Sight
}

export interface InboxRequest {
  readonly organisationId: string
  readonly sight: InboxSight
  readonly now: Instant
  /** Slots that begin before this are near. */
  readonly soon: Instant
}

interface Part<Line> {
  readonly total: number
  readonly lines: readonly Line[]
}

interface OfMission {
  readonly missionId: string
  readonly name: string | null
  readonly jobTitleId: string
}

interface WeekOfHours {
  readonly monday: IsoDate
  readonly count: number
  readonly matching: number
}

/** Times are minutes since 1970: the JSON of an instant would depend on the session. */
export interface InboxRow {
  readonly contract: Part<
    OfMission & { readonly documentId: string; readonly startMinute: number }
  > | null
  readonly hours: Part<WeekOfHours> | null
  readonly dispute: Part<WeekOfHours> | null
  readonly opening: Part<
    OfMission & { readonly startMinute: number; readonly openSlots: number }
  > | null
  readonly candidate: Part<
    OfMission & { readonly startMinute: number; readonly count: number }
  > | null
  readonly draft: Part<OfMission> | null
  readonly settings: SettingsRow | null
  readonly policy: RemunerationPolicy | null
}

/**
 * Everything that waits for somebody, in one statement: each part begins at an index of what is open, and
 * reads no more than can be counted, whatever has been done before.
 */
export async function findInbox(queries: Queries, request: InboxRequest): Promise<InboxRow> {
  const { organisationId, sight } = request
  const { rows } = await sql<InboxRow>`select
    ${contracts(request)} as contract,
    ${hours(request, 'hours')} as hours,
    ${hours(request, 'dispute')} as dispute,
    ${openings(request)} as opening,
    ${candidates(request)} as candidate,
    ${drafts(request)} as draft,
    ${onlyIf(
      sight.setting !== false,
      sql`(select to_jsonb(f) from (${settingsRow(queries, organisationId)}) f)`,
    )} as settings,
    ${onlyIf(
      sight.setting !== false,
      sql`(select to_jsonb(f) from (${remunerationPolicy(queries, organisationId)}) f)`,
    )} as policy`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('What waits is always one row.')
  return row
}

function onlyIf(is: boolean, part: RawBuilder<unknown>): RawBuilder<unknown> {
  return is ? part : sql`null::jsonb`
}

const most = sql.lit(mostInboxLines)
const minuteOf = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) / 60)::bigint`

/** How many `found` there are, and the first of them, written by `line`; `place` is their order. */
function part(
  shown: number,
  found: RawBuilder<unknown>,
  line: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    with found as materialized (${found}), named as (
      select f.place, ${line} as line from (select * from found order by place limit ${sql.lit(shown)}) f
      left join missions m on m.id = f.mission_id
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'lines', (select coalesce(jsonb_agg(line order by place), '[]') from named)))`
}

const ofMission = sql`'missionId', m.id, 'name', m.name, 'jobTitleId', m.job_title_id`

/** On the missions `m` of one user, or on all. */
function reached(sight: string | null): RawBuilder<unknown> {
  if (sight === null) return sql`true`
  return sql`(m.manager_id = ${sight}::uuid or m.created_by = ${sight}::uuid)`
}

function contracts({ organisationId, sight }: InboxRequest): RawBuilder<unknown> {
  const { contract } = sight
  return onlyIf(
    contract !== false,
    part(
      inboxRules.contract.shown,
      sql`select b.id, b.mission_id, b.starts_at, row_number() over (order by b.starts_at, b.id) as place
        from contract_batches b
        where b.organisation_id = ${organisationId}::uuid and b.status <> 'signed'
          and b.status = 'unsigned' and exists (
            select from contract_documents d join contracts c on c.id = d.contract_id
            where d.batch_id = b.id and c.cancelled_at is null)
        order by b.starts_at, b.id limit ${most}`,
      sql`jsonb_build_object(${ofMission}, 'documentId', f.id,
        'startMinute', ${minuteOf(sql`f.starts_at`)})`,
    ),
  )
}

/** Hours that wait for the company, or that it has disputed, by the week in which they begin. */
function hours(
  { organisationId, sight }: InboxRequest,
  kind: 'hours' | 'dispute',
): RawBuilder<unknown> {
  if (sight.hours === false) return sql`null::jsonb`
  // Imported hours wait for the Sider.
  const status =
    kind === 'hours'
      ? sql`a.status <> 'att.validated' and a.status = 'att.waiting' and not exists (
          select from attendance_versions v where v.attendance_id = a.id and v.origin = 'company')`
      : sql`a.status <> 'att.validated' and a.status in ('att.disputed', 'att.conflict')`
  return part(
    inboxRules[kind].shown,
    sql`select null::uuid as mission_id, monday, count(*) as count,
        count(*) filter (where matches_plan) as matching, row_number() over (order by monday) as place
      from (
        select date_trunc('week', a.starts_at at time zone 'Europe/Paris')::date as monday,
          a.matches_plan
        from attendances a ${sight.hours === null ? sql`` : sql`join missions m on m.id = a.mission_id`}
        where a.organisation_id = ${organisationId}::uuid and ${status} and ${reached(sight.hours)}
        order by a.starts_at limit ${most}
      ) waiting
      group by monday`,
    sql`jsonb_build_object('monday', f.monday, 'count', f.count, 'matching', f.matching)`,
  )
}

/** Written out for the index of missions whose selection is open. */
const isOpen = sql`m.selection_status in ('new', 'ongoing', 'ready') and not m.archived`

function openings({ organisationId, sight, now, soon }: InboxRequest): RawBuilder<unknown> {
  const { opening } = sight
  if (opening === false) return sql`null::jsonb`
  return part(
    inboxRules.opening.shown,
    sql`select m.id as mission_id, o.starts_at, o.open, row_number() over (order by o.starts_at, m.id) as place
      from missions m
      cross join lateral (
        select min(s.starts_at) as starts_at, sum(s.slots - taken.count) as open
        from shifts s
        cross join lateral (
          select count(*) as count from assignments a where a.shift_id = s.id
        ) taken
        where s.mission_id = m.id and s.posted and s.starts_at > ${now}::timestamptz
          and s.starts_at < ${soon}::timestamptz and s.slots > taken.count
      ) o
      where m.organisation_id = ${organisationId}::uuid and ${isOpen}
        and m.starts_at < ${soon}::timestamptz and o.starts_at is not null and ${reached(opening)}
      limit ${most}`,
    sql`jsonb_build_object(${ofMission}, 'startMinute', ${minuteOf(sql`f.starts_at`)},
      'openSlots', f.open)`,
  )
}

function candidates({ organisationId, sight }: InboxRequest): RawBuilder<unknown> {
  const { shown, owner } = sight.candidate
  if (shown === 'none') return sql`null::jsonb`
  return part(
    inboxRules.candidate.shown,
    sql`select m.id as mission_id, m.starts_at, p.count,
        row_number() over (order by m.starts_at, m.id) as place
      from missions m
      cross join lateral (
        select count(*) as count from (
          select from applicants p
          where p.organisation_id = m.organisation_id and p.mission_id = m.id and p.status = 'sent'
            and (p.visible or ${shown === 'all'}::boolean)
          limit ${most}
        ) sent
      ) p
      where m.organisation_id = ${organisationId}::uuid and m.pre_selection and ${isOpen}
        and p.count > 0 and ${reached(owner)}
      order by m.starts_at, m.id limit ${most}`,
    sql`jsonb_build_object(${ofMission}, 'startMinute', ${minuteOf(sql`f.starts_at`)},
      'count', f.count)`,
  )
}

function drafts({ organisationId, sight }: InboxRequest): RawBuilder<unknown> {
  const { draft } = sight
  if (draft === false) return sql`null::jsonb`
  return part(
    inboxRules.draft.shown,
    sql`select m.id as mission_id,
        row_number() over (order by m.reference_at desc, m.id desc) as place
      from missions m
      where m.organisation_id = ${organisationId}::uuid and m.progress_step = 'draft'
        and ${reached(draft)}
      order by m.reference_at desc, m.id desc limit ${most}`,
    sql`jsonb_build_object(${ofMission})`,
  )
}
