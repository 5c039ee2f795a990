import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { sql } from 'kysely'
import { instantText } from '../attendance/company-hours-queries.ts'
import { hoursInForce } from '../invoice/issue/hours-in-force-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import type { Week } from './planning-queries.ts'

export interface ShiftOfWeek extends Omit<ShiftDraft, 'timeZone'> {
  readonly id: string
  readonly missionId: string
  readonly siderIds: readonly string[]
  /** How many of the Siders have a contract that waits for a signature. */
  readonly toSign: number
}

/** The posted shifts between the bounds of some weeks, with their Siders, in the order of time. */
export async function findShiftsOfWeek(
  queries: Queries,
  { organisationId, from, to }: Week,
  sight: { readonly contracts: boolean },
): Promise<readonly ShiftOfWeek[]> {
  const { rows } = await sql<ShiftOfWeek>`
    with unsigned as materialized (
      -- Those to sign are few, whatever the week; an amendment names its contract once more.
      select distinct c.mission_id, c.sider_id
      from contract_batches b
      join contracts c on c.id = any(b.contract_ids)
      where ${sight.contracts} and b.organisation_id = ${organisationId}
        and b.status <> 'signed' and b.status = 'unsigned' and b.contract_ids <> '{}'
    )
    select s.id, s.mission_id as "missionId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.break_minutes as "breakMinutes", s.slots, coalesce(a.ids, '{}') as "siderIds",
      coalesce(a.unsigned, 0)::int as "toSign"
    from shifts s
    left join (
      select a.shift_id, array_agg(a.sider_id order by a.sider_id) as ids,
        count(u.sider_id) as unsigned
      from assignments a
      left join unsigned u on u.mission_id = a.mission_id and u.sider_id = a.sider_id
      where a.organisation_id = ${organisationId} and a.starts_at >= ${from}::timestamptz
        and a.starts_at < ${to}::timestamptz
      group by a.shift_id
    ) a on a.shift_id = s.id
    where s.organisation_id = ${organisationId} and s.posted
      and s.starts_at >= ${from}::timestamptz and s.starts_at < ${to}::timestamptz
    order by s.starts_at, s.ends_at, s.id`.execute(queries)
  return rows
}

export interface HoursOfWeek {
  readonly missionId: string
  readonly shiftId: string | null
  readonly startsAt: Instant
  /** The hours in force when they are validated; `null` while they wait for validation. */
  readonly retained: WorkedTime | null
}

/** The hours between the bounds of some weeks that are validated, and the hours that still wait for it. */
export async function findHoursOfWeek(
  queries: Queries,
  { organisationId, from, to }: Week,
  /** Those whose own missions count; `null` for all missions. */
  owners: readonly string[] | null,
): Promise<readonly HoursOfWeek[]> {
  const { rows } = await sql<HoursOfWeek>`
    select a.mission_id as "missionId", a.shift_id as "shiftId", a.starts_at as "startsAt",
      case when a.status = 'att.validated' then jsonb_build_object(
        'startDate', ${instantText(sql`v.starts_at`)}, 'endDate', ${instantText(sql`v.ends_at`)},
        'breaks', v.breaks
      ) end as retained
    from attendances a
    join missions m on m.id = a.mission_id
    left join ${hoursInForce()} v on a.status = 'att.validated'
    where a.organisation_id = ${organisationId} and a.starts_at >= ${from}::timestamptz
      and a.starts_at < ${to}::timestamptz
      and (${owners}::uuid[] is null or m.manager_id = any(${owners}::uuid[])
        or m.created_by = any(${owners}::uuid[]))
      and (a.status = 'att.validated' or (a.status = 'att.waiting' and a.imported_at is null))`.execute(
    queries,
  )
  return rows
}
