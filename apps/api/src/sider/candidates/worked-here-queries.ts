import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

interface WorkedRow {
  readonly siderId: string
  readonly missions: number
  /** The missions for the same job as the given mission. */
  readonly inJob: number
  /** The job of the last mission. */
  readonly jobTitleId: string
  readonly lastStart: Instant
  readonly timeZone: TimeZone
}

/** The work of some Siders in a company until now; Siders without any have no row. */
export async function findWorked(
  queries: Queries,
  {
    organisationId,
    missionId,
    siderIds,
    now,
  }: {
    readonly organisationId: string
    readonly missionId: string
    readonly siderIds: readonly string[]
    readonly now: Instant
  },
): Promise<readonly WorkedRow[]> {
  const { rows } = await sql<WorkedRow>`
    select a.sider_id as "siderId", count(distinct a.mission_id)::int as missions,
      count(distinct a.mission_id) filter (
        where m.job_title_id = (select job_title_id from missions where id = ${missionId}::uuid)
      )::int as "inJob",
      (array_agg(m.job_title_id order by a.starts_at desc))[1] as "jobTitleId",
      max(a.starts_at) as "lastStart",
      (array_agg(m.time_zone order by a.starts_at desc))[1] as "timeZone"
    from assignments a join missions m on m.id = a.mission_id
    where a.organisation_id = ${organisationId}::uuid
      and a.sider_id = any(${siderIds}::uuid[])
      and a.starts_at <= ${now}::timestamptz
    group by a.sider_id`.execute(queries)
  return rows
}
