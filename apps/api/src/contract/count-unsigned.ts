import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { countBatches } from './batch-queries.ts'
import { companiesRead } from './companies-read.ts'

type Count = typeof contracts.countUnsigned

/** The number on the tab (CTR-04, API-96). */
export async function countUnsigned(
  call: ReadCall,
  { params }: Parsed<Count>,
): Promise<Answer<Count>> {
  const companies = await companiesRead(call, params)
  return { count: await countBatches(call.queries, companies, 'unsigned') }
}
