import type { Queries } from '../platform/database/db.ts'

/** The shifts of a mission that somebody has hours of: they stay as they are. */
export async function findWorkedShifts(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('attendances')
    .select('shift_id as shiftId')
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .where('shift_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ shiftId }) => shiftId ?? []))
}
