import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface OfMission {
  readonly id: string
  readonly organisationId: string
}

export interface ContractDocument {
  readonly id: string
  readonly status: ContractStatus
  readonly kind: DocumentKind
}

/**
 * The documents of a mission that somebody has to sign or has signed, the first run of hires first.
 */
export async function findContractBatches(
  queries: Queries,
  mission: OfMission,
): Promise<ContractDocument[]> {
  const { id, organisationId } = mission
  return queries
    .selectFrom('contract_batches')
    .select(['id', sql<ContractStatus>`status`.as('status'), sql<DocumentKind>`act`.as('kind')])
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .where(sql<boolean>`(status = 'signed' or contract_ids <> '{}')`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The same documents, locked: nobody signs or contests them until the end of the transaction. */
export async function lockContractBatches(
  queries: Queries,
  mission: OfMission,
): Promise<ContractDocument[]> {
  await queries
    .selectFrom('contract_batches')
    .select('id')
    .where('organisation_id', '=', mission.organisationId)
    .where('mission_id', '=', mission.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  return findContractBatches(queries, mission)
}
