import { findIndemnities } from '../../organisation/settings-queries.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The meal of the pay policy in force; `null` where it gives none. */
export async function findLunch(queries: Queries, organisationId: string) {
  return (await findIndemnities(queries, organisationId)).lunch[0] ?? null
}
