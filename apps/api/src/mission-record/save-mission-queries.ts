import type { Updateable } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { Schema } from '../platform/database/db-types.gen.ts'

export type MissionColumns = Updateable<Schema['missions']>

export async function saveMission(
  queries: Queries,
  id: string,
  columns: MissionColumns,
): Promise<void> {
  await queries.updateTable('missions').set(columns).where('id', '=', id).execute()
}

/** Deletes a mission with its shifts and requested Siders. */
export async function removeMission(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('missions').where('id', '=', id).execute()
}
