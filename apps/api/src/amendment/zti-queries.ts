import type { Queries } from '../platform/database/db.ts'

/** Whether an address is in a zone where Sundays have an increase of their own. */
export async function isZti(queries: Queries, locationId: string): Promise<boolean> {
  const { zti } = await queries
    .selectFrom('locations')
    .select('zti')
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow()
  return zti
}
