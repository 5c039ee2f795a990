import type { Tolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The tolerance of a company between declared hours and the plan; 0 until it sets one. */
export async function findTolerance(queries: Queries, organisationId: string): Promise<Tolerance> {
  const found = await queries
    .selectFrom('organisations')
    .select(['tolerated_start_minutes as startMinutes', 'tolerated_end_minutes as endMinutes'])
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return found ?? { startMinutes: 0, endMinutes: 0 }
}

export async function storeTolerance(
  queries: Queries,
  organisationId: string,
  { startMinutes, endMinutes }: Tolerance,
): Promise<void> {
  await queries
    .updateTable('organisations')
    .set({ tolerated_start_minutes: startMinutes, tolerated_end_minutes: endMinutes })
    .where('id', '=', organisationId)
    .execute()
}
