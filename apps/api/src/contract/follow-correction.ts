import { findContractBatches } from '../mission-record/contract-queries.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { renewPaper } from './follow-hires.ts'

/**
 * Updates the documents of a mission whose terms are corrected: documents to sign get a new version
 * at once, so that nobody signs the former terms; contested ones wait until staff send the
 * correction.
 */
export async function followCorrection(
  transaction: Transaction,
  mission: MissionRecord,
): Promise<void> {
  const { organisationId } = mission
  for (const { id } of await findContractBatches(transaction.queries, mission)) {
    await renewPaper(transaction, { organisationId, id })
  }
}
