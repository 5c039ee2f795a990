import type {
  AbsenceJustification,
  VersionAction,
  VersionOrigin,
  WorkedTime,
} from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { clockingFacts, type StoredClockingFacts } from '../clocking-facts-queries.ts'
import { instantText } from '../company-hours-queries.ts'

interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface ConflictRow {
  readonly id: string
  readonly organisationId: string
  readonly organisationName: string
  readonly missionId: string
  readonly missionName: string | null
  readonly jobTitleId: string
  readonly timeZone: TimeZone
  /**
   * The local holidays of the place, as the mission was posted, in addition to the national ones.
   */
  readonly localHolidays: readonly LocalHolidaySlug[]
  readonly siderId: string
  readonly firstName: string
  readonly lastName: string
  readonly pictureURL: string | null
  readonly comment: string | null
  readonly absenceJustification: AbsenceJustification | null
  readonly clocking: StoredClockingFacts
  readonly versions: readonly (WorkedTime & {
    readonly origin: VersionOrigin
    readonly madeAt: Instant
    readonly madeBy: Person | null
    readonly actions: readonly {
      readonly type: VersionAction
      readonly at: Instant
      readonly by: Person | null
      readonly origin: VersionOrigin
    }[]
  })[]
}

const personOf = (alias: string) => sql`case when ${sql.ref(alias)}.id is null then null else
  jsonb_build_object('id', ${sql.ref(alias)}.id, 'firstName', ${sql.ref(alias)}.first_name,
    'lastName', ${sql.ref(alias)}.last_name) end`

/** Hours in conflict in all companies, the oldest first, with all their versions. */
export async function findConflicts(
  queries: Queries,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select a.id, o.id as "organisationId", o.name as "organisationName",
      m.id as "missionId", m.name as "missionName", m.job_title_id as "jobTitleId",
      m.time_zone as "timeZone", coalesce(m.frozen_pricing -> 'localHolidays', '[]') as "localHolidays",
      s.id as "siderId", s.first_name as "firstName", s.last_name as "lastName",
      s.picture_url as "pictureURL", a.dispute_comment as comment,
      a.absence_justification as "absenceJustification", v.versions,
      ${clockingFacts()} as clocking
    from (
      select * from attendances where status = 'att.conflict' and paid_at is null
      order by starts_at, id limit ${limit} offset ${offset}
    ) a
    join organisations o on o.id = a.organisation_id
    join missions m on m.id = a.mission_id
    join siders s on s.id = a.sider_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'origin', v.origin, 'startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks,
        'madeAt', ${instantText(sql`v.made_at`)}, 'madeBy', ${personOf('u')},
        'actions', coalesce(d.actions, '[]')
      ) order by v.number) as versions
      from attendance_versions v
      left join users u on u.id = v.made_by
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
          'type', e.action ->> 'type', 'at', e.action ->> 'updatedAt',
          'origin', e.action ->> 'origin', 'by', ${personOf('w')}
        ) order by e.position) as actions
        from jsonb_array_elements(v.actions) with ordinality e (action, position)
        left join users w on w.id = (e.action ->> 'updatedBy')::uuid
      ) d
      where v.attendance_id = a.id
    ) v
    order by a.starts_at, a.id`.execute(queries)
  return rows
}

export async function countConflicts(queries: Queries): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from attendances
    where status = 'att.conflict' and paid_at is null`.execute(queries)
  return rows[0]?.total ?? 0
}
