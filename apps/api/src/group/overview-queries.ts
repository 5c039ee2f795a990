import { teamRoles, type TeamRole } from '@renfort/domain/access/actor.ts'
import { type InboxKind, mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { CompiledQuery } from 'kysely'
import type { InboxSight } from '../inbox/inbox-sight.ts'
import { asked, inboxText } from '../inbox/inbox-text-queries.ts'
import type { Queries } from '../platform/database/db.ts'

export interface OverviewRequest {
  readonly groupId: string
  /** The caller, whose role in a company is their own there, or else that in the group. */
  readonly userId: string
  /** What each role sees of the tasks of a company. */
  readonly sights: Readonly<Record<TeamRole, InboxSight>>
  readonly now: Instant
  /** Slots that begin before this instant are counted. */
  readonly soon: Instant
  /** The week of the missions; its end is exclusive. */
  readonly week: Span<Instant>
  /** The weeks of the spending, by their Mondays; the end is exclusive. */
  readonly month: Span<IsoDate>
}

interface Span<At> {
  readonly from: At
  readonly to: At
}

/** A company with the figures that no task has, or tasks of one kind in it. */
export interface OverviewRow {
  readonly id: string
  readonly role: TeamRole
  readonly kind: 'company' | Exclude<InboxKind, 'setting'>
  /** The first start of unsigned contracts, by which their lateness is told. */
  readonly startsAt: Instant | null
  readonly timeZone: TimeZone | null
  /** The week of hours. */
  readonly monday: IsoDate | null
  /** How many items; of a company, its missions of the week. */
  readonly lines: number
  /** The sum of their own counts; of a company, its spending of the month in cents. */
  readonly count: number
}

const texts = new Map<string, string>()

/**
 * The companies of a group by name, each with its figures and with what waits there, counted by the
 * statement of « À faire » itself.
 */
export async function findOverview(
  queries: Queries,
  { groupId, userId, sights, now, soon, week, month }: OverviewRequest,
): Promise<readonly OverviewRow[]> {
  const shape = JSON.stringify(sights)
  // Deputies act in a company, not in the space of its group.
  const owners = [userId]
  const bounds = [week.from, week.to, month.from, month.to]
  const text = texts.get(shape) ?? overviewText(sights)
  texts.set(shape, text)
  const { rows } = await queries.executeQuery<OverviewRow>(
    CompiledQuery.raw(text, [groupId, now, soon, userId, owners, ...bounds]),
  )
  return rows
}

const inCompany = {
  company: 'c.id',
  // Each contract is late or not by the clocks of its place.
  contractsListed: mostInboxLines,
}

function overviewText(sights: OverviewRequest['sights']): string {
  const sightOf = (sight: InboxSight) => ({ ...sight, setting: 'none', isDeputy: false }) as const
  const waiting = teamRoles.map(
    (role) => `
    select c.name, c.id, c.role, x.kind, s."startsAt", s."timeZone", x.monday,
      count(*)::int as lines, coalesce(sum(x.count), 0)::int as count
    from companies c
    cross join asked
    cross join lateral (${inboxText(sightOf(sights[role]), inCompany)}) x
    -- Contracts are told apart by their start, other tasks are not.
    left join lateral (select x."startsAt", x."timeZone" where x.kind = 'contract') s on true
    where c.role = '${role}'
    group by 1, 2, 3, 4, 5, 6, 7`,
  )
  return `
    with ${asked},
    companies as (
      select o.id, o.name, coalesce(d.role, g.role) as role
      from organisations o
      left join memberships d on d.organisation_id = o.id and d.user_id = $4
      left join memberships g on g.organisation_id = o.parent_id and g.user_id = $4
      where o.parent_id = $1
    )
    select id, role, kind, "startsAt", "timeZone", monday, lines, count
    from (${[figures, ...waiting].map((part) => `(${part})`).join(' union all ')}) found
    order by name, id`
}

/** Each figure is read by an index that begins with the company. */
const figures = `
  select c.name, c.id, c.role, 'company' as kind, null::timestamptz as "startsAt",
    null::text as "timeZone", null::date as monday,
    (coalesce(week.missions, 0) + coalesce(flexible.missions, 0))::int as lines,
    coalesce(spent.cents, 0)::int as count
  from companies c
  left join lateral (
    -- A mission that is planned by the week is counted by its planning.
    select count(distinct s.mission_id) as missions
    from shifts s
    where s.organisation_id = c.id and s.posted and s.flexible_planning_id is null
      and s.starts_at >= $6::timestamptz and s.starts_at < $7::timestamptz
  ) week on true
  left join lateral (
    select count(*) as missions
    from flexible_plannings f join missions m on m.id = f.mission_id and m.status = 'submitted'
    where f.organisation_id = c.id
      and f.start_date < ($7::timestamptz at time zone 'Europe/Paris')::date
      and f.end_date >= ($6::timestamptz at time zone 'Europe/Paris')::date
  ) flexible on true
  left join lateral (
    select sum(i.net_cents) as cents from invoices i
    where i.organisation_id = c.id and i.week_start >= $8::date and i.week_start < $9::date
  ) spent on true`
