import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { countBatches } from './batch-queries.ts'

type Count = typeof contracts.countUnsigned

/** The number on the tab (CTR-04, API-96). */
export async function countUnsigned(
  call: ReadCall,
  { params }: Parsed<Count>,
): Promise<Answer<Count>> {
  return {
    count: await countBatches(call.queries, ownOrganisation(call, params.id), 'unsigned'),
  }
}
