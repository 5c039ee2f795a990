import type { Tolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The tolerance of some companies between declared hours and the plan; 0 until one sets it. */
export async function findTolerances(
  queries: Queries,
  organisationIds: readonly string[],
): Promise<(organisationId: string) => Tolerance> {
  const rows = await queries
    .selectFrom('organisations')
    .select([
      'id',
      'tolerated_start_minutes as startMinutes',
      'tolerated_end_minutes as endMinutes',
    ])
    .where('id', 'in', organisationIds.length === 0 ? [null] : [...organisationIds])
    .execute()
  const found = new Map(rows.map(({ id, ...tolerance }) => [id, tolerance]))
  return (organisationId) => found.get(organisationId) ?? { startMinutes: 0, endMinutes: 0 }
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
