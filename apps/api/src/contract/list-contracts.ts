import type { contracts } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dayOnWire } from '@renfort/contract/kernel/fields.ts'
import { contractLimits } from '@renfort/domain/contract/signature/reading.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findBatchPage } from './batch-queries.ts'
import { companiesRead } from './companies-read.ts'
import { toSeenBatch } from './to-contract-batch.ts'

/**
 * The documents to sign, contested ones included, or the signed ones (API-95, decisions §7), as
 * JSON: checking a page against the contract takes longer than reading it.
 */
export async function listContracts(
  call: ReadCall,
  { params, query }: Parsed<typeof contracts.listContracts>,
): Promise<string> {
  const { signed, companyId } = query
  const organisationIds = await companiesRead(call, { ...params, companyId })
  const { limit, offset } = query.fetchAll ? { limit: contractLimits.listed, offset: 0 } : query
  const readerId = sessionOf(call).effectiveUserId
  const page = { organisationIds, readerId, signed, limit, offset }
  const { rows, total } = await findBatchPage(call.queries, page)
  const now = call.services.clock.now()
  const documents = rows.map((row) => {
    const batch = toSeenBatch(call, row, { pagesRead: row.pagesRead, now })
    const { target, lastDay } = batch.signBefore
    return { ...batch, signBefore: { target, lastDay: dayOnWire(lastDay) } }
  })
  return JSON.stringify({ documents, limit, total })
}
