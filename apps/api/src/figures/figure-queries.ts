import {
  type Facts,
  holidayTag,
  lateBeforeHours,
  overtimeTag,
} from '@renfort/domain/figures/figure.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Whole months; the end is exclusive. */
export interface CountedMonths {
  readonly companyIds: readonly string[]
  readonly from: IsoDate
  readonly to: IsoDate
  readonly now: Instant
}

export type FactsRow = Partial<Facts> & { readonly companyId: string; readonly month: IsoDate }

/** The facts of companies by month, without those of which there are none. */
export async function findFacts(
  queries: Queries,
  counted: CountedMonths,
): Promise<readonly FactsRow[]> {
  const parts = [spending, workedMinutes, places, contracts, hours]
  const found = await Promise.all(parts.map((part) => part(counted).execute(queries)))
  return found.flatMap(({ rows }) => rows)
}

type Part = (counted: CountedMonths) => RawBuilder<FactsRow>

const ofCompanies = (ids: readonly string[]) => sql`organisation_id = any(${ids}::uuid[])`

/** Midnight in Paris at the start of a month. */
const midnightOf = (day: IsoDate) =>
  sql`(${day}::date::timestamp at time zone ${sql.lit(parisZone)})`

const monthIn = (at: RawBuilder<unknown>) =>
  sql`date_trunc('month', ${at} at time zone ${sql.lit(parisZone)})::date`

/** By the Monday of the week, like the spending of a month everywhere. */
const spending: Part = ({ companyIds, from, to }) => sql`
  select organisation_id as "companyId", date_trunc('month', week_start)::date as month,
    sum(net_cents)::int as "spentCents"
  from invoices
  where ${ofCompanies(companyIds)} and week_start >= ${from}::date and week_start < ${to}::date
  group by 1, 2`

const workedMinutes: Part = ({ companyIds, from, to }) => sql`
  select i.organisation_id as "companyId", date_trunc('month', i.week_start)::date as month,
    sum(l.minutes)::int as minutes,
    coalesce(sum(l.minutes) filter (where l.tags ? ${sql.lit(overtimeTag)}), 0)::int as "overtimeMinutes",
    coalesce(sum(l.minutes) filter (where l.tags ? ${sql.lit(holidayTag)}), 0)::int as "holidayMinutes"
  from invoices i
  join invoice_lines l on l.invoice_id = i.id and l.kind = 'hours'
  where i.${ofCompanies(companyIds)} and i.type = 'invoice'
    and i.week_start >= ${from}::date and i.week_start < ${to}::date
  group by 1, 2`

const places: Part = ({ companyIds, from, to, now }) => sql`
  select s.organisation_id as "companyId", ${monthIn(sql`s.starts_at`)} as month,
    sum(s.slots)::int as places, sum(least(h.held, s.slots))::int as "heldPlaces"
  from shifts s
  cross join lateral (select count(*) as held from assignments where shift_id = s.id) h
  where s.${ofCompanies(companyIds)} and s.posted
    and s.starts_at >= ${midnightOf(from)}
    and s.starts_at < least(${midnightOf(to)}, ${now}::timestamptz)
  group by 1, 2`

/**
 * Contracts of work, not their amendments. Signed ones and those to sign have an index each, whose
 * conditions these are.
 */
const contracts: Part = ({ companyIds, from, to, now }) => {
  const target = sql`make_interval(hours => ${sql.lit(lateBeforeHours)})`
  const due = sql`b.${ofCompanies(companyIds)} and b.act = 'contract'
    and b.starts_at >= ${midnightOf(from)}
    and b.starts_at < least(${midnightOf(to)}, ${now}::timestamptz + ${target})`
  return sql`
  select "companyId", ${monthIn(sql`starts_at`)} as month, count(*)::int as "dueContracts",
    count(*) filter (where late)::int as "lateContracts"
  from (
    select b.organisation_id as "companyId", b.starts_at, s.signed_at > b.starts_at - ${target} as late
    from contract_batches b
    cross join lateral (
      select min(signed_at) as signed_at from contract_signatures where batch_id = b.id
    ) s
    where b.status = 'signed' and ${due}
    union all
    select b.organisation_id, b.starts_at, true
    from contract_batches b
    where b.status <> 'signed' and b.contract_ids <> '{}' and ${due}
  ) found
  group by 1, 2`
}

/** A line on which nobody worked ends when it starts. */
const hours: Part = ({ companyIds, from, to }) => sql`
  select organisation_id as "companyId", ${monthIn(sql`starts_at`)} as month,
    count(*)::int as lines, count(*) filter (where worked_from = worked_until)::int as absences
  from attendances
  where ${ofCompanies(companyIds)}
    and starts_at >= ${midnightOf(from)} and starts_at < ${midnightOf(to)}
  group by 1, 2`

interface BilledRow {
  readonly companyId: string
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly jobTitleId: string
  readonly isLastYear: boolean
  readonly cents: number
}

/** What was billed in two periods of a year's distance, by department and job title. */
export async function findBilled(
  queries: Queries,
  { companyIds, from, to }: Pick<CountedMonths, 'companyIds' | 'from' | 'to'>,
): Promise<readonly BilledRow[]> {
  const yearAgo = (day: IsoDate) => sql`(${day}::date - interval '12 months')::date`
  const { rows } = await sql<BilledRow>`
    select i.organisation_id as "companyId", m.department_id as "departmentId",
      d.name as "departmentName", m.job_title_id as "jobTitleId",
      i.week_start < ${from}::date as "isLastYear", sum(l.price_cents)::int as cents
    from invoices i
    join invoice_lines l on l.invoice_id = i.id
    join missions m on m.id = l.mission_id
    left join departments d on d.id = m.department_id
    where i.${ofCompanies(companyIds)} and i.type = 'invoice' and (
      (i.week_start >= ${from}::date and i.week_start < ${to}::date)
      or (i.week_start >= ${yearAgo(from)} and i.week_start < ${yearAgo(to)})
    )
    group by 1, 2, 3, 4, 5
    order by 1, 3 nulls last, 4`.execute(queries)
  return rows
}
