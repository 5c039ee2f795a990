import { lateAfterMinutes } from '@renfort/domain/attendance/declare/presence.ts'
import { leftDays, mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import type { Reach } from '@renfort/domain/access/policy.ts'
import { openHours } from '../mission-record/hours-queries.ts'
import type { InboxSight } from './inbox-sight.ts'

/** The items of one company: of all its missions, or of the caller's own. */
interface Whose {
  /** The id of the company, as SQL. */
  readonly company: string
  /** The number of contracts that are listed; the others are only counted. */
  readonly contractsListed: number
  readonly reach: Reach
  /** Whether a line says whose missions it is about, so that a deputy is told for whom they act. */
  readonly namesOwners: boolean
}

/** What the parts of a statement share. */
type Shared = Pick<Whose, 'company' | 'contractsListed'>

/**
 * The row `asked`, which a statement of what waits reads first: the company or group, the present, the
 * instant before which open slots are listed, the caller, and those whose own hours count. From a row,
 * a parameter is no value that the plan depends on: PostgreSQL then keeps the plan of this long
 * statement instead of making a new one at each call, which takes longer than the reading.
 */
export const asked = `asked as materialized (
  select $1::uuid as organisation, $2::timestamptz as now, $3::timestamptz as soon, $4::uuid as caller,
    $5::uuid[] as owners
)`

/**
 * The rows of what waits in a company, as SQL that is joined to `asked`. Each part starts from an index
 * of open rows and reads no more than the counter shows, so that finished work costs nothing.
 */
export function inboxText(sight: InboxSight, shared: Shared): string {
  const onlyIf = (reach: Reach, part: (whose: Whose) => string): readonly string[] =>
    reach === 'none' ? [] : [part({ ...shared, reach, namesOwners: sight.isDeputy })]
  const parts = [
    ...onlyIf(sight.missing, missing),
    ...onlyIf(sight.contract, contracts),
    ...onlyIf(sight.payment, payments),
    ...onlyIf(sight.hours, hours),
    ...onlyIf(sight.opening, openings),
    ...onlyIf(sight.applicants === 'none' ? 'none' : sight.candidate, candidates(sight.applicants)),
    ...onlyIf(sight.draft, drafts),
    ...onlyIf(sight.setting, settings),
  ]
  // The first of the statements names the columns; it serves a caller who may see nothing.
  const none = `select null::text as kind, null::timestamptz as "startsAt", null::text as "timeZone",
      null::date as monday, null::int as count, null::json as item
    where false`
  return [none, ...parts].map((part) => `(${part})`).join(' union all ')
}

/** The condition on the missions `m`: those of the caller, or all. */
function reached({ reach }: Whose): string {
  return reach === 'own' ? 'and (m.manager_id = asked.caller or m.created_by = asked.caller)' : ''
}

/** The mission `m` of a row, as fields of its JSON. */
const missionFields = `'missionId', m.id, 'name', m.name, 'jobTitleId', m.job_title_id`

/** Whose a mission is, for whoever acts in the place of somebody. */
const ownersOf = (mission: string, count = '1') =>
  `json_build_object('managerId', ${mission}.manager_id, 'createdBy', ${mission}.created_by, 'count', ${count})`

/** The first contracts to sign; each tells how many there are. */
function contracts({ company, contractsListed, namesOwners }: Whose): string {
  return `
    select 'contract', b.starts_at, m.time_zone, null, b.count,
      json_build_object(${missionFields}, 'documentId', b.id,
        'owners', ${namesOwners ? `json_build_array(${ownersOf('m')})` : 'null'})
    from (
      select *, (count(*) over ())::int as count from (
        select id, mission_id, starts_at from contract_batches
        where organisation_id = ${company} and status <> 'signed' and status = 'unsigned'
          and contract_ids <> '{}'
        order by starts_at, id limit ${mostInboxLines}
      ) counted
      order by starts_at, id limit ${contractsListed}
    ) b
    join missions m on m.id = b.mission_id
    order by b.starts_at, b.id`
}

/** Invoices `i` that a bank refused to pay or took back, with the cents `l` that are left to pay. */
export const refusedInvoices = `from invoices i
    cross join lateral (
      select i.total_cents + coalesce(sum(n.total_cents), 0)::int as cents
      from invoices n where n.credited_id = i.id
    ) l
    where i.collection in ('refused', 'returned') and i.paid_at is null and l.cents > 0`

/**
 * Refused payments: the number of the invoice, the reason of the refusal, its id, its due day, and
 * the cents that are left to pay.
 */
function payments({ company }: Whose): string {
  return `
    select 'payment', null, null, i.due_on, l.cents,
      json_build_object('name', i.reference_number, 'jobTitleId', i.collection_reason, 'documentId', i.id)
    ${refusedInvoices} and i.organisation_id = ${company}
    order by i.due_on, i.reference_number limit ${mostInboxLines}`
}

/** A Monday at midnight in UTC; at every place of work, midnight is less than five hours from it. */
const midnightOf = (day: string) => `(${day})::timestamp at time zone 'UTC'`

/**
 * Hours that wait for the company, and those that it has disputed, by the week in which they start at
 * their place. The query walks by the index from one week to the next, in UTC and from a week before all
 * others on, so that a week with many hours hides no other. In the time zone of their place, hours are
 * in that week or in a neighbouring one.
 */
function hours(whose: Whose): string {
  const theirs =
    whose.reach === 'own'
      ? 'and (m.manager_id = any(asked.owners) or m.created_by = any(asked.owners))'
      : ''
  const itsMission = 'join missions m on m.id = a.mission_id'
  const unbilled = (join: string) => `from attendances a ${join}
      where a.organisation_id = ${whose.company} and a.paid_at is null ${theirs}`
  const found = `${unbilled(whose.reach === 'own' ? itsMission : '')}
        and (${openHours.ofCompany} or ${openHours.disputed})`
  const monday = `date_trunc('week', a.starts_at at time zone 'UTC')::date`
  const counted = `
    select a.matches_plan, m.manager_id, m.created_by ${unbilled(itsMission)}
      and case k.kind when 'hours' then ${openHours.ofCompany} else ${openHours.disputed} end
      and a.starts_at > ${midnightOf('w.monday')} - interval '5 hours'
      and a.starts_at < ${midnightOf('w.monday + 7')} + interval '5 hours'
      and date_trunc('week', a.starts_at at time zone m.time_zone)::date = w.monday
    order by a.starts_at limit ${mostInboxLines}`
  return `
    select k.kind, null, null, w.monday, c.count,
      json_build_object('matching', c.matching, 'owners', c.owners)
    from (
      with recursive weeks as (
        select date '1970-01-05' as monday
        union all
        select next.monday from weeks
        cross join lateral (
          select ${monday} as monday ${found} and a.starts_at >= ${midnightOf('weeks.monday + 7')}
          order by a.starts_at limit 1
        ) next
      )
      select distinct monday + days as monday
      from (select monday from weeks offset 1 limit ${mostInboxLines}) found, unnest(array[-7, 0, 7]) days
    ) w
    cross join (values ('hours'), ('dispute')) k (kind)
    cross join lateral (${whose.namesOwners ? byOwners(counted) : inAll(counted)}) c
    where c.count > 0
    order by w.monday limit ${2 * mostInboxLines}`
}

const inAll = (hours: string) => `
  select count(*)::int as count, (count(*) filter (where matches_plan))::int as matching,
    null::json as owners
  from (${hours}) counted`

const byOwners = (hours: string) => `
  select sum(count)::int as count, sum(matching)::int as matching,
    json_agg(${ownersOf('o', 'o.count')}) as owners
  from (
    select manager_id, created_by, count(*)::int as count,
      (count(*) filter (where matches_plan))::int as matching
    from (${hours}) counted group by 1, 2
  ) o`

/** This is the condition of the index of missions whose selection is open, word for word. */
export const isOpen = `m.selection_status in ('new', 'ongoing', 'ready') and not m.archived`

const namesOf = (how: string) =>
  `json_build_object('id', d.id, 'firstName', d.first_name, 'lastName', d.last_name${how})`

/** The condition on places `a` of Siders who neither came nor are known to be absent. */
export const hasNotCome = `not exists (
        select from arrivals r where r.shift_id = a.shift_id and r.sider_id = a.sider_id
      )
      and not exists (
        select from attendances h
        where h.shift_id = a.shift_id and h.sider_id = a.sider_id and h.worked_from = h.worked_until
      )`

/** Siders who should be at a shift that runs and have not come, where they clock by themselves. */
function missing(whose: Whose): string {
  return `
    select 'missing', s.starts_at, m.time_zone, null, count(*)::int,
      json_build_object(${missionFields}, 'documentId', s.id,
        'siders', json_agg(${namesOf('')} order by d.last_name, d.first_name))
    from assignments a
    join shifts s on s.id = a.shift_id and s.ends_at > asked.now
    join missions m on m.id = a.mission_id and m.attendance_config_type = 'app'
    join siders d on d.id = a.sider_id
    where a.organisation_id = ${whose.company} and a.starts_at > asked.now - interval '25 hours'
      and a.starts_at <= asked.now - interval '${lateAfterMinutes} minutes' ${reached(whose)} and ${hasNotCome}
    group by m.id, s.id order by s.starts_at, s.id limit ${mostInboxLines}`
}

/** Who left or declined a place lately, once for each mission; without a shift they left all of it. */
const left = (company: string) => `
  select r.mission_id, r.shift_id, r.sider_id, 'withdrew' as how, r.removed_at as at
  from removed_hires r
  where r.organisation_id = ${company} and r.removed_at > asked.now - interval '${leftDays} days'
    and r.reason in ('sick', 'withdrew', 'noShow') and r.replacement_id is null
  union all
  select q.mission_id, null, q.sider_id, 'declined', q.answered_at
  from requested_siders q
  where q.organisation_id = ${company} and q.status = 'declined'
    and q.answered_at > asked.now - interval '${leftDays} days'`

/**
 * Slots to fill of the coming days, and later ones that somebody left; the database finds the shifts
 * by the bounds of both columns.
 */
function openings(whose: Whose): string {
  const columns = 's.id, s.mission_id, s.starts_at, s.slots'
  const whoLeft = `
    select json_agg(${namesOf(", 'how', l.how")} order by l.at desc) from (
      select distinct on (l.sider_id) l.* from gone l
      where l.mission_id = m.id order by l.sider_id, l.how desc
    ) l
    join siders d on d.id = l.sider_id`
  return `
    with gone as (${left(whose.company)})
    select 'opening', min(s.starts_at), m.time_zone, null, sum(s.slots - taken.count)::int,
      json_build_object(${missionFields}, 'siders', (${whoLeft}))
    from (
      select ${columns} from shifts s
      where s.organisation_id = ${whose.company} and s.posted and s.starts_at > asked.now and s.starts_at < asked.soon
      union all
      select distinct ${columns} from gone l
      join shifts s on s.mission_id = l.mission_id and (l.shift_id is null or s.id = l.shift_id)
      where s.posted and s.starts_at >= asked.soon
    ) s
    join missions m on m.id = s.mission_id and ${isOpen}
    cross join lateral (
      select count(*) as count from assignments a where a.shift_id = s.id
    ) taken
    where s.slots > taken.count ${reached(whose)}
    group by m.id order by min(s.starts_at), m.id limit ${mostInboxLines}`
}

function candidates(shown: InboxSight['applicants']): (whose: Whose) => string {
  return (whose) => `
    select 'candidate', m.starts_at, m.time_zone, null, p.count,
      json_build_object(${missionFields})
    from missions m
    cross join lateral (
      select count(*)::int as count from (
        select from applicants p
        where p.organisation_id = m.organisation_id and p.mission_id = m.id and p.status = 'sent'
          ${shown === 'all' ? '' : 'and p.visible'}
        limit ${mostInboxLines}
      ) sent
    ) p
    where m.organisation_id = ${whose.company} and m.pre_selection and ${isOpen} and p.count > 0
      ${reached(whose)}
    order by m.starts_at, m.id limit ${mostInboxLines}`
}

function drafts(whose: Whose): string {
  return `
    select 'draft', null, null, null, null, json_build_object(${missionFields})
    from missions m
    where m.organisation_id = ${whose.company} and m.progress_step = 'draft' ${reached(whose)}
    order by m.reference_at desc, m.id desc limit ${mostInboxLines}`
}

/** What the settings lack is the domain's to say; a process remembers it by their version. */
function settings({ company }: Whose): string {
  return `
    select 'setting', null, null, null, null, json_build_object('settingsVersion', o.settings_version)
    from organisations o where o.id = ${company}`
}
