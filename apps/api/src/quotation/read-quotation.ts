import type { quotations } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { priceMission } from './price-mission.ts'
import { toQuotation } from './to-quotation.ts'

type Read = typeof quotations.readQuotation

export async function readQuotation(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { planning, quotation } = await priceMission(call, params.id)
  return toQuotation(quotation, planning !== null, call.locale)
}
