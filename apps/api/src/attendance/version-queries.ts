import type { VersionOrigin, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { DeclarationWay } from '@renfort/domain/attendance/declare/how-clocked.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json, type StoredAction } from '../platform/database/json-columns.ts'

/** The versions of some hours, in order. */
export async function findVersions(queries: Queries, attendanceId: string) {
  return queries
    .selectFrom('attendance_versions')
    .select([
      'number',
      'starts_at as startDate',
      'ends_at as endDate',
      'breaks',
      'actions',
      sql<VersionOrigin>`origin`.as('origin'),
    ])
    .where('attendance_id', '=', attendanceId)
    .orderBy('number')
    .execute()
}

interface NewVersion {
  readonly organisationId: string
  readonly number: number
  readonly origin: VersionOrigin
  readonly time: WorkedTime
  readonly action: StoredAction | null
  readonly madeBy: string | null
  /** How it was declared; absent where no Sider declared it. */
  readonly way?: DeclarationWay
}

/** Adds a version of some hours, which is in force from now on. */
export async function insertVersion(
  queries: Queries,
  attendanceId: string,
  { organisationId, number, origin, time, action, madeBy, way }: NewVersion,
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('attendance_versions')
    .values({
      attendance_id: attendanceId,
      number,
      organisation_id: organisationId,
      origin,
      starts_at: time.startDate,
      ends_at: time.endDate,
      breaks: json(time.breaks),
      actions: json(action === null ? [] : [action]),
      made_at: now,
      made_by: madeBy,
      way: way ?? null,
    })
    .execute()
  await queries
    .updateTable('attendances')
    .set({
      worked_from: time.startDate,
      worked_until: time.endDate,
      // Somebody has declared the hours: from now on they must not overlap others.
      within_others: false,
      updated_at: now,
    })
    .where('id', '=', attendanceId)
    .execute()
}

/** Adds an action to the last version of some hours. */
export async function addAction(
  queries: Queries,
  attendanceId: string,
  action: StoredAction,
): Promise<void> {
  await sql`
    update attendance_versions set actions = actions || ${json([action])}::jsonb
    where attendance_id = ${attendanceId} and number = (
      select max(number) from attendance_versions where attendance_id = ${attendanceId}
    )`.execute(queries)
}
