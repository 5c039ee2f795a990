import type { Queries } from '../platform/database/db.ts'

/** The Siders hired for each shift of a mission, by shift. */
export async function findAssignments(
  queries: Queries,
  missionId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await queries
    .selectFrom('assignments')
    .select(['shift_id as shiftId', 'sider_id as siderId'])
    .where('mission_id', '=', missionId)
    .orderBy('shift_id')
    .orderBy('sider_id')
    .execute()
  const byShift = Map.groupBy(rows, (row) => row.shiftId)
  return new Map([...byShift].map(([id, taken]) => [id, taken.map((row) => row.siderId)]))
}
