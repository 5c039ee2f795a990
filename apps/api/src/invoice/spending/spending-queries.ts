import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { spendingKinds } from '@renfort/contract/invoice/spending.ts'
import { isBeforeDay, isFromDay } from '../../mission-record/place-day-queries.ts'
import type { Queries } from '../../platform/database/db.ts'

export interface SpendingPeriod {
  readonly organisationId: string
  /** Mondays of the first and of the last week. */
  readonly from: IsoDate
  readonly to: IsoDate
}

interface SpendingRow {
  readonly weekStart: IsoDate
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly kind: (typeof spendingKinds)[number]
  readonly cents: number
}

/** Bills and credit notes of some weeks, by department and kind. */
export async function findSpending(
  queries: Queries,
  { organisationId, from, to }: SpendingPeriod,
): Promise<readonly SpendingRow[]> {
  const { rows } = await sql<SpendingRow>`
    select i.week_start as "weekStart", m.department_id as "departmentId",
      d.name as "departmentName", k.kind, sum(l.price_cents)::int as cents
    from invoices i
    join invoice_lines l on l.invoice_id = i.id
    join missions m on m.id = l.mission_id
    left join departments d on d.id = m.department_id
    cross join lateral (
      select case
        when l.kind in ('holiday', 'meal', 'transport', 'bonus') then l.kind
        -- Tags stand in their order: the last one is the highest.
        when l.kind = 'hours' and l.tags ->> -1 = any(${[...hourTypes]}::text[]) then l.tags ->> -1
        else 'other' end as kind
    ) k
    where i.organisation_id = ${organisationId} and i.type = 'invoice'
      and i.week_start >= ${from}::date and i.week_start <= ${to}::date
    group by 1, 2, 3, 4
    union all
    select week_start, null, null, 'credit', sum(net_cents)::int from invoices
    where organisation_id = ${organisationId} and type = 'creditNote'
      and week_start >= ${from}::date and week_start <= ${to}::date
    group by 1
    order by 1, 3 nulls last, 4`.execute(queries)
  return rows
}

const start = { at: sql`starts_at`, missionId: sql`shifts.mission_id` }

/** The posted missions with shifts in some weeks. */
export async function findPlannedMissions(
  queries: Queries,
  { organisationId, from, to }: SpendingPeriod,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('shifts')
    .select('mission_id as id')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('posted', '=', true)
    .where(isFromDay(start, from))
    .where(isBeforeDay(start, addDays(to, 7)))
    .execute()
  return rows.map(({ id }) => id)
}
