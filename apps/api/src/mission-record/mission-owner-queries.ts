import type { MissionOwners } from '@renfort/domain/access/standing-in.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

type OwnedMission = MissionOwners & { readonly id: string }

/** Who manages and who created missions that the caller reaches. */
export async function findMissionOwners(
  queries: Queries,
  of: { readonly missionIds: readonly string[] } | { readonly attendanceIds: readonly string[] },
): Promise<readonly OwnedMission[]> {
  const ids =
    'missionIds' in of
      ? sql`${of.missionIds}::uuid[]`
      : sql`array(select mission_id from attendances where id = any(${of.attendanceIds}::uuid[]))`
  const { rows } = await sql<OwnedMission>`
    select id, manager_id as "managerId", created_by as "createdBy" from missions
    where id = any(${ids})`.execute(queries)
  return rows
}
