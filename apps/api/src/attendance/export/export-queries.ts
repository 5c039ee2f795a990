import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { clockingsJson, type StoredClockingFacts } from '../clocking-facts-queries.ts'
import {
  attendancesOf,
  conditionsOf,
  type HoursFilters,
  type HoursReach,
  type HoursRow,
} from '../company-hours-queries.ts'

type SharedColumns = Pick<
  HoursRow,
  | 'id'
  | 'organisationId'
  | 'companyName'
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
  | 'ownNumber'
  | 'missionName'
  | 'jobTitleId'
  | 'timeZone'
  | 'managerId'
  | 'managerFirstName'
  | 'managerLastName'
>

type Version = HoursRow['history'][number] & Pick<StoredClockingFacts, 'way'>

export interface ExportRow extends SharedColumns {
  readonly history: readonly Version[]
  /** `null` where nothing was pressed, as in most lines of a large file. */
  readonly clockings: StoredClockingFacts['clockings'] | null
}

/** A row whose instants are still texts, as PostgreSQL writes them in JSON. */
interface StoredRow extends Omit<ExportRow, 'history'> {
  readonly history: readonly (Omit<Version, 'startDate' | 'endDate'> & {
    startDate: Version['startDate']
    endDate: Version['endDate']
  })[]
}

interface Page {
  readonly reach: HoursReach
  readonly filters: HoursFilters
  /** The last line of the previous page. */
  readonly after: Pick<ExportRow, 'id' | 'missionId' | 'startsAt'> | null
  readonly limit: number
}

/**
 * The lines after a given one, in the order of the list (G-34). A page begins after a line and not
 * after a number of lines, so that the last page costs as much as the first.
 */
export async function findExportRows(
  queries: Queries,
  { reach, filters, after, limit }: Page,
): Promise<readonly ExportRow[]> {
  const part = (beyond: RawBuilder<unknown>) => sql`(
      select a.* from ${attendancesOf(reach, filters)}
      where ${sql.join(conditionsOf(reach, filters), sql` and `)} and ${beyond}
      order by a.starts_at desc, a.mission_id, a.id
      limit ${limit}
    )`
  // Clockings are looked up for the page at once: a lookup for each line would take a third of the time.
  const { rows } = await sql<StoredRow>`
    with page as materialized (
      select * from (${sql.join(partsAfter(after).map(part), sql` union all `)}) a
      order by a.starts_at desc, a.mission_id, a.id
      limit ${limit}
    ), clocked as (
      select c.sider_id, c.shift_id, c.organisation_id, ${clockingsJson} as clockings
      from page a
      join sider_clockings c on c.sider_id = a.sider_id and c.shift_id = a.shift_id
        and c.organisation_id = a.organisation_id
      left join clocking_positions p on p.sider_id = c.sider_id and p.clocking_id = c.id
      group by c.sider_id, c.shift_id, c.organisation_id
    )
    select a.id, a.organisation_id as "organisationId", o.name as "companyName",
      a.mission_id as "missionId", a.sider_id as "siderId", a.status,
      a.starts_at as "startsAt", a.absence_justification as "absenceJustification",
      a.validated_at as "validatedAt", a.paid_at as "paidAt", a.dispute_comment as comment,
      s.first_name as "firstName", s.last_name as "lastName", n.number as "ownNumber",
      m.name as "missionName",
      m.job_title_id as "jobTitleId", m.time_zone as "timeZone", g.id as "managerId", g.first_name as "managerFirstName",
      g.last_name as "managerLastName", v.history,
      k.clockings
    from page a
    join missions m on m.id = a.mission_id
    join organisations o on o.id = a.organisation_id
    join siders s on s.id = a.sider_id
    left join sider_numbers n on n.organisation_id = a.organisation_id and n.sider_id = a.sider_id
    left join users g on g.id = m.manager_id
    left join clocked k on k.sider_id = a.sider_id and k.shift_id = a.shift_id
      and k.organisation_id = a.organisation_id
    cross join lateral (
      select json_agg(json_build_object(
        'origin', v.origin, 'startDate', v.starts_at at time zone 'UTC',
        'endDate', v.ends_at at time zone 'UTC', 'breaks', v.breaks, 'actions', v.actions,
        'way', v.way
      ) order by v.number) as history
      from attendance_versions v where v.attendance_id = a.id
    ) v
    order by a.starts_at desc, a.mission_id, a.id`.execute(queries)
  // The rows are changed in place: copies of each row and version would be most of the memory of an
  // export.
  for (const { history } of rows) {
    for (const version of history) {
      version.startDate = instantOfText(version.startDate)
      version.endDate = instantOfText(version.endDate)
    }
  }
  return rows
}

/**
 * The remaining lines of the same instant, then the earlier instants: each is one range of the
 * index.
 */
function partsAfter(after: Page['after']): readonly RawBuilder<unknown>[] {
  if (after === null) return [sql`true`]
  const { startsAt, missionId, id } = after
  return [
    sql`a.starts_at = ${startsAt}::timestamptz and (a.mission_id, a.id) > (${missionId}::uuid, ${id}::uuid)`,
    sql`a.starts_at < ${startsAt}::timestamptz`,
  ]
}

const wholeSeconds = '2026-12-07T08:00:00'.length

/**
 * An instant from « 2026-12-07T08:00:00 », the text that PostgreSQL writes in JSON without a
 * conversion.
 */
function instantOfText(text: string): Instant {
  if (text.length === wholeSeconds) return `${text}.000Z` as Instant
  const [seconds = text, fraction = ''] = text.split('.')
  return `${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z` as Instant
}

/** Names of accounts, by their id. */
export async function findNames(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return queries
    .selectFrom('users')
    .select(['id', sql<string>`full_name(first_name, last_name)`.as('name')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}
