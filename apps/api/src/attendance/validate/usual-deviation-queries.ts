import type { Span } from '@renfort/domain/attendance/attendance.ts'
import { usualShifts } from '@renfort/domain/attendance/validate/usual-deviation.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

interface WorkedShift {
  readonly plan: Span
  readonly worked: Span
}

/** The last validated shifts of some Siders in a company, with their plan, in one statement. */
export async function findUsualShifts(
  queries: Queries,
  { organisationId, siderIds }: { readonly organisationId: string; readonly siderIds: string[] },
): Promise<ReadonlyMap<string, readonly WorkedShift[]>> {
  const { rows } = await sql<
    { siderId: string } & Record<'from' | 'until', Span['startDate']> &
      Record<'planFrom' | 'planUntil', Span['startDate']>
  >`
    select s.id as "siderId", l.worked_from as "from", l.worked_until as "until",
      p.starts_at as "planFrom", p.ends_at as "planUntil"
    from unnest(${siderIds}::uuid[]) s (id)
    cross join lateral (
      select a.id, a.worked_from, a.worked_until from attendances a
      where a.sider_id = s.id and a.organisation_id = ${organisationId}::uuid
        and a.status = 'att.validated' and a.shift_id is not null
        and a.worked_from < a.worked_until
      order by a.worked_from desc limit ${usualShifts.most}
    ) l
    join attendance_versions p
      on p.attendance_id = l.id and p.number = 0 and p.origin = 'shift'`.execute(queries)
  const bySider = Map.groupBy(rows, ({ siderId }) => siderId)
  return new Map(
    [...bySider].map(([siderId, shifts]) => [
      siderId,
      shifts.map(({ planFrom, planUntil, from, until }) => ({
        plan: { startDate: planFrom, endDate: planUntil },
        worked: { startDate: from, endDate: until },
      })),
    ]),
  )
}
