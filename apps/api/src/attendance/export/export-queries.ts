import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import {
  attendancesOf,
  conditionsOf,
  type HoursFilters,
  type HoursReach,
  type HoursRow,
  instantText,
} from '../company-hours-queries.ts'

export type ExportRow = Pick<
  HoursRow,
  | 'id'
  | 'missionId'
  | 'siderId'
  | 'status'
  | 'startsAt'
  | 'absenceJustification'
  | 'validatedAt'
  | 'paidAt'
  | 'comment'
  | 'firstName'
  | 'lastName'
  | 'missionName'
  | 'jobTitleId'
  | 'managerId'
  | 'managerFirstName'
  | 'managerLastName'
  | 'history'
>

interface Page {
  readonly reach: HoursReach
  readonly filters: HoursFilters
  /** The last line of the page before. */
  readonly after: Pick<ExportRow, 'id' | 'missionId' | 'startsAt'> | null
  readonly limit: number
}

/**
 * The lines after another one, in the order of the list (G-34). They are found by where they stand and
 * not by how many come before, so that the last page costs as much as the first one.
 */
export async function findExportRows(
  queries: Queries,
  { reach, filters, after, limit }: Page,
): Promise<readonly ExportRow[]> {
  const conditions = [
    ...conditionsOf(reach, filters),
    ...(after === null
      ? []
      : [
          sql`a.starts_at <= ${after.startsAt}::timestamptz and (
            a.starts_at < ${after.startsAt}::timestamptz
            or (a.mission_id, a.id) > (${after.missionId}::uuid, ${after.id}::uuid)
          )`,
        ]),
  ]
  const { rows } = await sql<ExportRow>`
    select a.id, a.mission_id as "missionId", a.sider_id as "siderId", a.status,
      a.starts_at as "startsAt", a.absence_justification as "absenceJustification",
      a.validated_at as "validatedAt", a.paid_at as "paidAt", a.dispute_comment as comment,
      s.first_name as "firstName", s.last_name as "lastName", m.name as "missionName",
      m.job_title_id as "jobTitleId", g.id as "managerId", g.first_name as "managerFirstName",
      g.last_name as "managerLastName", v.history
    from (
      select a.* from ${attendancesOf(reach, filters)}
      where ${sql.join(conditions, sql` and `)}
      order by a.starts_at desc, a.mission_id, a.id
      limit ${limit}
    ) a
    join missions m on m.id = a.mission_id
    join siders s on s.id = a.sider_id
    left join users g on g.id = m.manager_id
    cross join lateral (
      select json_agg(json_build_object(
        'origin', v.origin, 'startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks, 'actions', v.actions
      ) order by v.number) as history
      from attendance_versions v where v.attendance_id = a.id
    ) v
    order by a.starts_at desc, a.mission_id, a.id`.execute(queries)
  return rows
}

/** Names of accounts, by their id. */
export async function findNames(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return queries
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}
