import type { AttendanceStatus } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { DecidedHours } from '../write-hours-events.ts'
import type { Queries } from '../../platform/database/db.ts'
import { json, type StoredAction } from '../../platform/database/json-columns.ts'
import {
  attendancesOf,
  conditionsOf,
  type HoursReach,
  instantText,
  isImported,
} from '../company-hours-queries.ts'

interface HoursRead {
  readonly id: string
  /** How many versions the caller has seen; `null` to take the last declared version. */
  readonly versionCount: number | null
}

interface Validation {
  readonly action: StoredAction
  /** In whose place the action is done, by mission. */
  readonly absentOf?: ReadonlyMap<string, string>
  readonly now: Instant
}

interface ValidatedHours extends DecidedHours {
  readonly startsAt: Instant
}

/**
 * Validates those hours that the caller may validate and that have not changed since they were
 * read, and adds the action to each last version. Of two calls at once, only one validates a line.
 */
export async function validateWaiting(
  queries: Queries,
  reach: HoursReach,
  hours: readonly HoursRead[],
  {
    statuses,
    ...validation
  }: Validation & { readonly statuses: readonly (AttendanceStatus | null)[] },
): Promise<readonly ValidatedHours[]> {
  const { ids, versionCounts } = columnsOf(hours)
  // Each line is found by its key, and locks are taken in the same order by all callers.
  const { rows } = await sql<HoursRead>`
    select locked.id, asked."versionCount"
    from (
      select id, "versionCount"
      from unnest(${ids}::uuid[], ${versionCounts}::int[]) u (id, "versionCount") order by id
    ) asked
    cross join lateral (
      select a.id from ${attendancesOf(reach, {})}
      where a.id = asked.id and ${sql.join(conditionsOf(reach, {}), sql` and `)}
        and a.status = any(${statuses}::text[]) and not a.within_others and not ${isImported}
      limit 1 for update of a
    ) locked`.execute(queries)
  return validateLocked(queries, rows, validation)
}

/**
 * Validates hours that the transaction has locked, the oldest first. It is a statement of its own,
 * because the one that waited for the lock cannot see a version added meanwhile.
 */
export async function validateLocked(
  queries: Queries,
  hours: readonly HoursRead[],
  { action, absentOf, now }: Validation,
): Promise<readonly ValidatedHours[]> {
  const { ids, versionCounts } = columnsOf(hours)
  const { rows } = await sql<ValidatedHours>`
    with as_read as (
      select locked.id, said.last
      from unnest(${ids}::uuid[], ${versionCounts}::int[]) locked (id, read)
      cross join lateral (
        select count(*) as total, max(v.number) as last
        from attendance_versions v where v.attendance_id = locked.id
      ) said
      where said.total = coalesce(locked.read, said.total)
    ), validated as (
      update attendances a
      set status = 'att.validated', validated_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      from as_read where a.id = as_read.id
      returning a.id, a.organisation_id, a.mission_id, a.sider_id, a.starts_at, as_read.last
    ), noted as (
      update attendance_versions v set actions = v.actions || jsonb_build_array(
        ${json(action)}::jsonb || jsonb_strip_nulls(jsonb_build_object('updatedFor', done.absent)))
      from (
        select as_read.*, ${json(Object.fromEntries(absentOf ?? []))}::jsonb ->> a.mission_id::text as absent
        from as_read join attendances a on a.id = as_read.id
      ) done
      where v.attendance_id = done.id and v.number = done.last
    )
    select d.id, d.organisation_id as "organisationId", d.mission_id as "missionId",
      d.sider_id as "siderId", d.starts_at as "startsAt",
      jsonb_build_object('startDate', ${instantText(sql`v.starts_at`)},
        'endDate', ${instantText(sql`v.ends_at`)}, 'breaks', v.breaks) as time
    from validated d
    join attendance_versions v on v.attendance_id = d.id and v.number = d.last
    order by d.starts_at`.execute(queries)
  return rows
}

function columnsOf(hours: readonly HoursRead[]) {
  return {
    ids: hours.map(({ id }) => id),
    versionCounts: hours.map(({ versionCount }) => versionCount),
  }
}
