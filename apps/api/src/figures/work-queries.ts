import type { Span } from '@renfort/domain/attendance/attendance.ts'
import type {
  BillSums,
  LineOfWork,
  PlannedShift,
} from '@renfort/domain/figures/planned-to-billed.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import { hoursInForce } from '../invoice/issue/hours-in-force-queries.ts'
import { isBeforeDay, isFromDay } from '../mission-record/place-day-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** Whole weeks, by the local days of each place; the end is exclusive. */
export interface CountedWeeks {
  readonly companyIds: readonly string[]
  readonly from: IsoDate
  readonly to: IsoDate
}

const isOfWeeks = (table: string, { companyIds, from, to }: CountedWeeks) => {
  const start = { at: sql.ref(`${table}.starts_at`), missionId: sql.ref(`${table}.mission_id`) }
  return sql`${sql.ref(`${table}.organisation_id`)} = any(${companyIds}::uuid[])
    and ${isFromDay(start, from)} and ${isBeforeDay(start, to)}`
}

/** The posted shifts of some weeks, with how many hold a place of each. */
export async function findShiftsOfWeeks(
  queries: Queries,
  weeks: CountedWeeks,
): Promise<readonly PlannedShift[]> {
  const { rows } = await sql<PlannedShift>`
    select s.id, s.mission_id as "missionId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.break_minutes as "breakMinutes", s.slots, h.held
    from shifts s
    cross join lateral (
      select count(*)::int as held from assignments where shift_id = s.id
    ) h
    where s.posted and ${isOfWeeks('s', weeks)}`.execute(queries)
  return rows
}

interface LineRow extends Omit<LineOfWork, 'plan' | 'worked'> {
  readonly startDate: Instant
  readonly endDate: Instant
  readonly breaks: readonly Span[]
  readonly plannedFrom: Instant | null
  readonly plannedUntil: Instant | null
  readonly plannedBreaks: readonly Span[] | null
}

/** The lines of hours of some weeks, as they were planned and as they are in force. */
export async function findLinesOfWeeks(
  queries: Queries,
  weeks: CountedWeeks,
): Promise<readonly LineOfWork[]> {
  const { rows } = await sql<LineRow>`
    select a.mission_id as "missionId", a.shift_id as "shiftId", a.status,
      a.paid_at is not null as "isBilled",
      exists (
        select from assignments h where h.shift_id = a.shift_id and h.sider_id = a.sider_id
      ) as "isHeld",
      v.starts_at as "startDate", v.ends_at as "endDate", v.breaks,
      p.starts_at as "plannedFrom", p.ends_at as "plannedUntil", p.breaks as "plannedBreaks"
    from attendances a
    join ${hoursInForce()} v on true
    left join attendance_versions p
      on p.attendance_id = a.id and p.number = 0 and p.origin = 'shift'
    where ${isOfWeeks('a', weeks)}`.execute(queries)
  return rows.map(
    ({ startDate, endDate, breaks, plannedFrom, plannedUntil, plannedBreaks, ...line }) => ({
      ...line,
      worked: { startDate, endDate, breaks },
      plan:
        plannedFrom === null || plannedUntil === null
          ? null
          : { startDate: plannedFrom, endDate: plannedUntil, breaks: plannedBreaks ?? [] },
    }),
  )
}

/** What the bills and credit notes of some weeks come to, in cents without tax. */
export async function findBillSums(
  queries: Queries,
  { companyIds, from, to }: CountedWeeks,
): Promise<BillSums> {
  const amount = (of: RawBuilder<unknown>) => sql`coalesce(${of}, 0)::int`
  const { rows } = await sql<BillSums>`
    with of_weeks as (
      select id, type, net_cents from invoices
      where organisation_id = any(${companyIds}::uuid[])
        and week_start >= ${from}::date and week_start < ${to}::date
    ),
    others as (
      select sum(l.price_cents) filter (where l.kind = 'holiday') as holidays,
        sum(l.price_cents) filter (where l.kind not in ('hours', 'holiday')) as indemnities
      from of_weeks i join invoice_lines l on l.invoice_id = i.id
      where i.type = 'invoice'
    ),
    totals as (
      select sum(net_cents) filter (where type = 'invoice') as net,
        sum(net_cents) filter (where type = 'creditNote') as credits
      from of_weeks
    )
    select ${amount(sql`holidays`)} as holidays, ${amount(sql`indemnities`)} as indemnities,
      ${amount(sql`credits`)} as credits,
      (coalesce(net, 0) - coalesce(holidays, 0) - coalesce(indemnities, 0))::int as hours
    from others, totals`.execute(queries)
  return rows[0] ?? { hours: 0, holidays: 0, indemnities: 0, credits: 0 }
}

/** Siders who worked in some weeks, and those who had worked before them in another mission. */
export async function countSiders(
  queries: Queries,
  weeks: CountedWeeks,
): Promise<{ readonly worked: number; readonly cameBack: number }> {
  const { rows } = await sql<{ worked: number; cameBack: number }>`
    select count(*)::int as worked, (count(*) filter (where exists (
      select from attendances e
      where e.organisation_id = w.organisation_id and e.sider_id = w.sider_id
        and e.worked_from < w.since and e.worked_from < e.worked_until
        and e.mission_id <> all(w.missions)
    )))::int as "cameBack"
    from (
      select a.organisation_id, a.sider_id, min(a.worked_from) as since,
        array_agg(distinct a.mission_id) as missions
      from attendances a
      where ${isOfWeeks('a', weeks)} and a.worked_from < a.worked_until
      group by 1, 2
    ) w`.execute(queries)
  return rows[0] ?? { worked: 0, cameBack: 0 }
}

/**
 * The hires of some missions, and the median of the minutes since each mission was posted. Whom a
 * company brings itself (gestion) nobody has to find: they are hired as the mission is posted.
 */
export async function findTimeToFill(
  queries: Queries,
  missionIds: readonly string[],
): Promise<{ readonly hires: number; readonly medianMinutes: number | null }> {
  const { rows } = await sql<{ hires: number; medianMinutes: number | null }>`
    select count(*)::int as hires,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from c.created_at - m.confirmed_at) / 60
      ))::int as "medianMinutes"
    from contracts c
    join missions m on m.id = c.mission_id
    where c.mission_id = any(${missionIds}::uuid[]) and c.cancelled_at is null
      and m.type = 'delegation'
      and m.confirmed_at <= c.created_at`.execute(queries)
  return rows[0] ?? { hires: 0, medianMinutes: null }
}
