import type { HolidayCandidate } from '@renfort/domain/invoice/issue/holiday-lines.ts'
import { addDays, type IsoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { dayStarts } from '../../mission-record/place-day-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import { hoursInForce } from './hours-in-force-queries.ts'

/**
 * Siders who worked or were planned on the weekday of a holiday in the week before it, with their
 * work on the holiday itself and in the four weeks before its week, corrections included; those
 * already billed are left out. A Sider in several missions has one row for each, the first of the
 * day first.
 */
export async function findHolidayCandidates(
  queries: Queries,
  organisationId: string,
  holidays: readonly IsoDate[],
): Promise<readonly HolidayCandidate[]> {
  if (holidays.length === 0) return []
  // These instants are wide enough for every zone and let an index serve; the local day of each
  // mission decides.
  const days = holidays.map((day) => ({
    day,
    monday: mondayOf(day),
    weekBefore: dayStarts(addDays(day, -7)).first,
    dayAfterWeekBefore: dayStarts(addDays(day, -6)).last,
    start: dayStarts(day).first,
    end: dayStarts(addDays(day, 1)).last,
    averageFrom: dayStarts(addDays(mondayOf(day), -28)).first,
    averageUntil: dayStarts(mondayOf(day)).last,
  }))
  const { rows } = await sql<HolidayCandidate>`
    with d as (
      select * from jsonb_to_recordset(${json(days)}::jsonb) d (day date, monday date,
        "weekBefore" timestamptz, "dayAfterWeekBefore" timestamptz, start timestamptz,
        "end" timestamptz, "averageFrom" timestamptz, "averageUntil" timestamptz)
    ),
    there as (
      select d.day, a.sider_id, a.mission_id, a.starts_at from d
      join assignments a on a.organisation_id = ${organisationId}
        and a.starts_at >= d."weekBefore" and a.starts_at < d."dayAfterWeekBefore"
      join missions m on m.id = a.mission_id
        and (a.starts_at at time zone m.time_zone)::date = d.day - 7
      union all
      select d.day, a.sider_id, a.mission_id, a.starts_at from d
      join attendances a on a.organisation_id = ${organisationId}
        and a.starts_at >= d."weekBefore" and a.starts_at < d."dayAfterWeekBefore"
      join missions m on m.id = a.mission_id
        and (a.starts_at at time zone m.time_zone)::date = d.day - 7
      join ${hoursInForce()} v on v.starts_at < v.ends_at
    ),
    once as (
      select day, sider_id, mission_id, min(starts_at) as starts_at from there
      group by day, sider_id, mission_id
    )
    select o.mission_id as "missionId", o.sider_id as "siderId", o.day,
      exists (
        select from assignments a
        join missions m on m.id = a.mission_id
        where a.organisation_id = ${organisationId}
          and a.sider_id = o.sider_id and a.starts_at >= d.start and a.starts_at < d."end"
          and (a.starts_at at time zone m.time_zone)::date = d.day
      ) or exists (
        select from attendances a
        join missions m on m.id = a.mission_id
        join ${hoursInForce()} v on v.starts_at < v.ends_at
        where a.organisation_id = ${organisationId} and a.sider_id = o.sider_id
          and a.worked_from > d.start - interval '2 days'
          and a.worked_from < d."end" + interval '1 day'
          and v.starts_at < (d.day + 1)::timestamp at time zone m.time_zone
          and v.ends_at > d.day::timestamp at time zone m.time_zone
      ) as "isTaken",
      w.minutes as "workedMinutes", w.days as "workedDays"
    from once o
    join d on d.day = o.day
    cross join lateral (
      select coalesce(sum(extract(epoch from
            date_trunc('minute', v.ends_at) - date_trunc('minute', v.starts_at)) / 60
          - (select coalesce(sum(extract(epoch from
                date_trunc('minute', (b ->> 'endDate')::timestamptz)
                - date_trunc('minute', (b ->> 'startDate')::timestamptz)) / 60), 0)
              from jsonb_array_elements(v.breaks) b)), 0)::int as minutes,
        count(distinct (v.starts_at at time zone m.time_zone)::date)::int as days
      from attendances a
      join missions m on m.id = a.mission_id
      join ${hoursInForce()} v on v.starts_at < v.ends_at
      where a.organisation_id = ${organisationId} and a.sider_id = o.sider_id
        and a.status = 'att.validated'
        and a.worked_from >= d."averageFrom" - interval '1 day'
        and a.worked_from < d."averageUntil" + interval '1 day'
        and (v.starts_at at time zone m.time_zone)::date >= d.monday - 28
        and (v.starts_at at time zone m.time_zone)::date < d.monday
    ) w
    where not exists (
      select from invoice_days i where i.organisation_id = ${organisationId}
        and i.sider_id = o.sider_id and i.kind = 'holiday' and i.day = o.day
    )
    order by o.day, o.sider_id, o.starts_at, o.mission_id`.execute(queries)
  return rows
}
