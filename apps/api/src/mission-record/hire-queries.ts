import type { Hire } from '@renfort/domain/hiring/hiring.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export interface HiringMission {
  readonly id: string
  readonly organisationId: string
}

export async function insertAssignments(
  queries: Queries,
  mission: HiringMission,
  hires: readonly Hire[],
): Promise<void> {
  await sql`
    insert into assignments (shift_id, sider_id, mission_id, organisation_id)
    select h."shiftId", h."siderId", ${mission.id}::uuid, ${mission.organisationId}::uuid
    from jsonb_to_recordset(${json(hires)}::jsonb) h ("shiftId" uuid, "siderId" uuid)`.execute(
    queries,
  )
}

/** Marks the Siders as hired and, where needed, as known to the company. */
export async function markHired(
  queries: Queries,
  mission: HiringMission,
  siderIds: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`
    update requested_siders set status = 'hired'
    where mission_id = ${mission.id} and sider_id = any(${siderIds}::uuid[])`.execute(queries)
  await sql`
    insert into sider_organisations (organisation_id, sider_id, since, hired_at)
    select ${mission.organisationId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${siderIds}::uuid[]) id order by id
    on conflict (organisation_id, sider_id) do update set hired_at = excluded.hired_at`.execute(
    queries,
  )
}
