import type { HolidayCandidate } from '@renfort/domain/invoice/holiday-lines.ts'
import { mondayOf } from '@renfort/domain/invoice/billable-hours.ts'
import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { startOf } from './billing-queries.ts'

/**
 * Who worked or was planned on the weekday of a holiday in the week before it, what the holiday itself
 * holds for them, and what they worked in the four weeks before its own; those that a bill has are left
 * out. Somebody in several missions comes once for each, the first of the day first.
 */
export async function findHolidayCandidates(
  queries: Queries,
  organisationId: string,
  holidays: readonly IsoDate[],
): Promise<readonly HolidayCandidate[]> {
  if (holidays.length === 0) return []
  const days = holidays.map((day) => ({
    day,
    weekBefore: startOf(addDays(day, -7)),
    dayAfterWeekBefore: startOf(addDays(day, -6)),
    start: startOf(day),
    end: startOf(addDays(day, 1)),
    averageFrom: startOf(addDays(mondayOf(day), -28)),
    averageUntil: startOf(mondayOf(day)),
  }))
  const { rows } = await sql<HolidayCandidate>`
    with d as (
      select * from jsonb_to_recordset(${json(days)}::jsonb) d (day date,
        "weekBefore" timestamptz, "dayAfterWeekBefore" timestamptz, start timestamptz,
        "end" timestamptz, "averageFrom" timestamptz, "averageUntil" timestamptz)
    ),
    there as (
      select d.day, a.sider_id, a.mission_id, a.starts_at from d
      join assignments a on a.organisation_id = ${organisationId}
        and a.starts_at >= d."weekBefore" and a.starts_at < d."dayAfterWeekBefore"
      union all
      select d.day, h.sider_id, h.mission_id, h.starts_at from d
      join attendances h on h.organisation_id = ${organisationId} and h.worked_from < h.worked_until
        and h.starts_at >= d."weekBefore" and h.starts_at < d."dayAfterWeekBefore"
    ),
    once as (
      select day, sider_id, mission_id, min(starts_at) as starts_at from there
      group by day, sider_id, mission_id
    )
    select o.mission_id as "missionId", o.sider_id as "siderId", o.day,
      exists (
        select from assignments a where a.organisation_id = ${organisationId}
          and a.sider_id = o.sider_id and a.starts_at >= d.start and a.starts_at < d."end"
      ) or exists (
        select from attendances h where h.organisation_id = ${organisationId}
          and h.sider_id = o.sider_id and h.worked_from < h.worked_until
          and h.worked_from > d.start - interval '1 day' and h.worked_from < d."end"
          and h.worked_until > d.start
      ) as "isTaken",
      w.minutes as "workedMinutes", w.days as "workedDays"
    from once o
    join d on d.day = o.day
    cross join lateral (
      select coalesce(sum(extract(epoch from
            date_trunc('minute', h.worked_until) - date_trunc('minute', h.worked_from)) / 60
          - (select coalesce(sum(extract(epoch from
                date_trunc('minute', (b ->> 'endDate')::timestamptz)
                - date_trunc('minute', (b ->> 'startDate')::timestamptz)) / 60), 0)
              from jsonb_array_elements(v.breaks) b)), 0)::int as minutes,
        count(distinct (h.worked_from at time zone 'Europe/Paris')::date)::int as days
      from attendances h
      join lateral (
        select breaks from attendance_versions
        where attendance_id = h.id order by number desc limit 1
      ) v on true
      where h.organisation_id = ${organisationId} and h.sider_id = o.sider_id
        and h.status = 'att.validated' and h.worked_from < h.worked_until
        and h.worked_from >= d."averageFrom" and h.worked_from < d."averageUntil"
    ) w
    where not exists (
      select from invoice_days i where i.organisation_id = ${organisationId}
        and i.sider_id = o.sider_id and i.kind = 'holiday' and i.day = o.day
    )
    order by o.day, o.sider_id, o.starts_at, o.mission_id`.execute(queries)
  return rows
}
