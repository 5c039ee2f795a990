import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { contractLimits } from '@renfort/domain/contract/reading.ts'
import { ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { countBatches, findBatches } from './batch-queries.ts'
import { findPagesReadOf } from './reading-queries.ts'
import { toSeenBatch } from './to-contract-batch.ts'

type List = typeof contracts.listContracts

/** The batches to sign, contested ones among them, or the signed ones (API-95, decisions §7). */
export async function listContracts(
  call: ReadCall,
  { params, query }: Parsed<List>,
): Promise<Answer<List>> {
  const organisationId = ownOrganisation(call, params.id)
  const { signed } = query
  const { limit, offset } = query.fetchAll ? { limit: contractLimits.listed, offset: 0 } : query
  const [rows, total] = await Promise.all([
    findBatches(call.queries, { organisationId, signed, limit, offset }),
    countBatches(call.queries, organisationId, signed ? ['signed'] : ['unsigned', 'contested']),
  ])
  const pagesRead = await findPagesReadOf(call.queries, organisationId, {
    batchIds: rows.map(({ id }) => id),
    userId: sessionOf(call).effectiveUserId,
  })
  const documents = rows.map((row) => toSeenBatch(call, row, pagesRead.get(row.id) ?? 0))
  return { documents, limit, total }
}
