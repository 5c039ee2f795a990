import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The posted missions with a flexible planning whose weeks up to a day lack shifts, by start. */
export async function findMissionsWithoutShifts(
  queries: Queries,
  { until, now }: { readonly until: IsoDate; readonly now: Instant },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id
    from flexible_plannings f
    join missions m on m.id = f.mission_id and m.is_flexible_planning
    where (f.shifts_until is null or f.shifts_until < f.end_date)
      and f.start_date <= ${until}::date and coalesce(f.shifts_until < ${until}::date, true)
      and m.status = 'submitted' and not m.archived and m.ends_at > ${now}::timestamptz
      and (m.selection_status <> 'closed' or m.hired_siders_count > 0)
    order by f.start_date, m.id`.execute(queries)
  return rows.map(({ id }) => id)
}
