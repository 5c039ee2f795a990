import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { numberEvents } from '../event/event-queries.ts'
import type { Queries } from '../platform/database/db.ts'

export interface MadeMission {
  readonly id: string
  readonly organisationId: string
  readonly name: string | null
  readonly createdAt: Instant
  readonly isDraft: boolean
  readonly isStaffed: boolean
}

/** The missions of companies that were created before an instant. */
export async function findMissionsBefore(
  queries: Queries,
  organisationIds: readonly string[],
  before: Instant,
): Promise<readonly MadeMission[]> {
  const rows = await queries
    .selectFrom('missions')
    .select(['id', 'organisation_id', 'name', 'created_at', 'status', 'hired_siders_count'])
    .where('organisation_id', 'in', organisationIds)
    .where('created_at', '<', before)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    createdAt: row.created_at,
    isDraft: row.status === 'draft',
    isStaffed: row.hired_siders_count > 0,
  }))
}

export async function findDemoApplicant(
  queries: Queries,
  missionId: string,
  siderId: string,
): Promise<{ id: string; visible: boolean; status: string } | undefined> {
  return queries
    .selectFrom('applicants')
    .select(['id', 'visible', 'status'])
    .where('mission_id', '=', missionId)
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
}

/** Ends the sessions of users that were opened before an instant. */
export async function removeSessionsBefore(
  queries: Queries,
  userIds: readonly string[],
  before: Instant,
): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('user_id', 'in', userIds)
    .where('created_at', '<', before)
    .execute()
}

/**
 * Gives the events of a company places in the order in which they happened; who has read up to one of them has read
 * up to its new place.
 */
export async function placeEventsByTime(queries: Queries, organisationId: string): Promise<void> {
  await numberEvents(queries, organisationId)
  await sql`
    with placed as (
      select id, sequence, row_number() over (order by at, written) as place from events
      where organisation_id = ${organisationId}::uuid and sequence is not null
    ), marked as (
      update notification_marks m set read_until = p.place from placed p
      where m.organisation_id = ${organisationId}::uuid and m.read_until = p.sequence
    )
    update events e set sequence = -p.place from placed p where e.id = p.id`.execute(queries)
  // No two events have one place, also while they change them.
  await sql`
    update events set sequence = -sequence
    where organisation_id = ${organisationId}::uuid and sequence < 0`.execute(queries)
}
