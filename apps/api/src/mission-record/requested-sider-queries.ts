import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export interface RequestedSider {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly pictureURL: string | null
  readonly status: 'requested' | 'accepted' | 'declined' | 'hired'
}

/** The Siders asked for by name, in the order in which they were chosen. */
export async function findRequestedSiders(
  queries: Queries,
  missionId: string,
): Promise<RequestedSider[]> {
  return queries
    .selectFrom('requested_siders as r')
    .innerJoin('siders as s', 's.id', 'r.sider_id')
    .select([
      's.id',
      's.first_name as firstName',
      's.last_name as lastName',
      's.picture_url as pictureURL',
      'r.status',
    ])
    .$narrowType<{ status: RequestedSider['status'] }>()
    .where('r.mission_id', '=', missionId)
    .orderBy('r.position')
    .execute()
}

/** Which of these Siders the company knows, directly or through its group. */
export async function findSidersOfGroup(
  queries: Queries,
  organisationId: string,
  siderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct k.sider_id as id
    from organisations o
    join organisations f on f.id = o.id or f.parent_id = o.parent_id
    join sider_organisations k on k.organisation_id = f.id
    where o.id = ${organisationId} and k.sider_id = any(${siderIds}::uuid[])`.execute(queries)
  return new Set(rows.map((row) => row.id))
}

/** Replaces the Siders asked for by these, in this order; those who stay keep their status. */
export async function replaceRequestedSiders(
  queries: Queries,
  mission: { readonly id: string; readonly organisationId: string },
  siderIds: readonly string[],
): Promise<void> {
  await sql`
    delete from requested_siders
    where mission_id = ${mission.id} and sider_id <> all(${siderIds}::uuid[])`.execute(queries)
  const chosen = siderIds.map((id, position) => ({ id, position }))
  await sql`
    insert into requested_siders (mission_id, organisation_id, sider_id, position)
    select ${mission.id}::uuid, ${mission.organisationId}::uuid, c.id, c.position
    from jsonb_to_recordset(${json(chosen)}::jsonb) c (id uuid, position integer)
    on conflict (mission_id, sider_id) do update set position = excluded.position`.execute(queries)
}
