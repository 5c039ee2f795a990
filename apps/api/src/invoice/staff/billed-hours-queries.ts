import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import { instantText } from '../../attendance/company-hours-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import type { SiderOfMission } from '../indemnities/entered-indemnity-queries.ts'

export interface BilledHoursRow extends SiderOfMission {
  readonly id: string
  readonly timeZone: TimeZone
  readonly validated: WorkedTime
  readonly corrections: readonly (WorkedTime & {
    readonly reason: string
    readonly madeAt: Instant
  })[]
}

/** The number and the company of an invoice of any company. */
export async function findInvoiceName(queries: Queries, id: string) {
  return queries
    .selectFrom('invoices as i')
    .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
    .select(['i.reference_number as referenceNumber', 'o.name as company'])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

const timeOf = (alias: string) => sql`'startDate', ${instantText(sql.ref(`${alias}.starts_at`))},
  'endDate', ${instantText(sql.ref(`${alias}.ends_at`))}, 'breaks', ${sql.ref(`${alias}.breaks`)}`

/** The hours that an invoice settled, by Sider and time, with their corrections. */
export async function findHoursToCorrect(
  queries: Queries,
  invoiceId: string,
): Promise<readonly BilledHoursRow[]> {
  const { rows } = await sql<BilledHoursRow>`
    select a.id, s.id as "siderId", s.first_name as "firstName", s.last_name as "lastName",
      m.id as "missionId", m.name as "missionName", m.job_title_id as "jobTitleId",
      m.time_zone as "timeZone",
      v.time as validated, coalesce(c.times, '[]') as corrections
    from attendances a
    join siders s on s.id = a.sider_id
    join missions m on m.id = a.mission_id
    join lateral (
      select jsonb_build_object(${timeOf('w')}) as time from attendance_versions w
      where w.attendance_id = a.id order by number desc limit 1
    ) v on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(${timeOf('h')}, 'reason', h.reason,
        'madeAt', ${instantText(sql.ref('h.made_at'))}) order by h.number) as times
      from hours_corrections h where h.attendance_id = a.id
    ) c on true
    where a.invoice_id = ${invoiceId}
    order by listed_name(s.first_name, s.last_name), s.first_name, s.id, a.starts_at, a.id`.execute(
    queries,
  )
  return rows
}
