import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The batches of contracts of a mission that somebody has to sign or has signed, the first run of hires first. */
export async function findContractBatches(
  queries: Queries,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<{ id: string; status: ContractStatus }[]> {
  return queries
    .selectFrom('contract_batches')
    .select(['id', sql<ContractStatus>`status`.as('status')])
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .where(sql<boolean>`(status = 'signed' or contract_ids <> '{}')`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
