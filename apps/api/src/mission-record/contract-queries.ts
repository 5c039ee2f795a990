import type { Queries } from '../platform/database/db.ts'

/** The batches of contracts of a mission, the first run of hires first. */
export async function findContractBatches(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<{ id: string }[]> {
  return queries
    .selectFrom('contract_batches')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
