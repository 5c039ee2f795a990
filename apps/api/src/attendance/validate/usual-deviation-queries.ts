import type { Span } from '@renfort/domain/attendance/attendance.ts'
import { usualShifts } from '@renfort/domain/attendance/validate/usual-deviation.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

interface WorkedShift {
  readonly plan: Span
  readonly worked: Span
}

interface SiderOfCompany {
  readonly organisationId: string
  readonly siderId: string
}

/** The last validated shifts of each Sider in their company, with their plan, in one statement. */
export async function findUsualShifts(
  queries: Queries,
  siders: readonly SiderOfCompany[],
): Promise<(sider: SiderOfCompany) => readonly WorkedShift[]> {
  const keyOf = ({ organisationId, siderId }: SiderOfCompany) => `${organisationId} ${siderId}`
  const asked = [...new Map(siders.map((each) => [keyOf(each), each])).values()]
  const organisationIds = asked.map(({ organisationId }) => organisationId)
  const siderIds = asked.map(({ siderId }) => siderId)
  const { rows } = await sql<
    SiderOfCompany &
      Record<'from' | 'until', Span['startDate']> &
      Record<'planFrom' | 'planUntil', Span['startDate']>
  >`
    select s.company as "organisationId", s.id as "siderId", l.worked_from as "from", l.worked_until as "until",
      p.starts_at as "planFrom", p.ends_at as "planUntil"
    from unnest(${organisationIds}::uuid[], ${siderIds}::uuid[]) s (company, id)
    cross join lateral (
      select a.id, a.worked_from, a.worked_until from attendances a
      where a.sider_id = s.id and a.organisation_id = s.company
        and a.status = 'att.validated' and a.shift_id is not null
        and a.worked_from < a.worked_until
      order by a.worked_from desc limit ${usualShifts.most}
    ) l
    join attendance_versions p
      on p.attendance_id = l.id and p.number = 0 and p.origin = 'shift'`.execute(queries)
  const bySider = new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, shifts]) => [
      key,
      shifts.map(({ planFrom, planUntil, from, until }) => ({
        plan: { startDate: planFrom, endDate: planUntil },
        worked: { startDate: from, endDate: until },
      })),
    ]),
  )
  return (sider) => bySider.get(keyOf(sider)) ?? []
}
