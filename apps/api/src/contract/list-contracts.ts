import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { contractLimits } from '@renfort/domain/contract/reading.ts'
import { ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findBatchPage } from './batch-queries.ts'
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
  const readerId = sessionOf(call).effectiveUserId
  const page = { organisationId, readerId, signed, limit, offset }
  const { rows, total } = await findBatchPage(call.queries, page)
  const documents = rows.map((row) => toSeenBatch(call, row, row.pagesRead))
  return { documents, limit, total }
}
