import type { Indemnities } from '@renfort/domain/remuneration/policy.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The meal of the pay policy in force; `null` where it gives none. */
export async function findLunch(queries: Queries, organisationId: string) {
  return (await findIndemnities(queries, organisationId)).lunch[0] ?? null
}

/** The indemnities of the pay policy in force. */
export async function findIndemnities(
  queries: Queries,
  organisationId: string,
): Promise<Indemnities> {
  const row = await queries
    .selectFrom('remuneration_policies')
    .select('indemnities')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.indemnities ?? { lunch: [], transportation: [], other: [] }
}
