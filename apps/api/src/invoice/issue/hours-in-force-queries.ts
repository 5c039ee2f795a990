import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * The version of hours `a` in force at a moment, or now: the last correction by internal staff,
 * else the retained version. A correction is a row of its own; the validated version does not
 * change.
 */
export function hoursInForce(at: Instant | null = null): RawBuilder<unknown> {
  const made = at === null ? sql`` : sql`and c.made_at <= ${at}::timestamptz`
  return sql`lateral (
    select * from (
      select c.starts_at, c.ends_at, c.breaks, 1 as rank, c.number
      from hours_corrections c where c.attendance_id = a.id ${made}
      union all
      select v.starts_at, v.ends_at, v.breaks, 0, v.number
      from attendance_versions v where v.attendance_id = a.id
    ) said order by rank desc, number desc limit 1
  )`
}
