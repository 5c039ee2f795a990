import type { quotations } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { findFlexiblePlanningsOf } from '../mission-record/flexible-planning-queries.ts'
import {
  findHiresOf,
  findMissionsToPrice,
  findShiftsOf,
} from '../mission-record/price-list-queries.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'

type List = typeof quotations.listPrices

/**
 * The prices of several missions, by the same rules as `priceMission`, in four statements for all
 * of them.
 */
export async function listPrices(
  call: ReadCall,
  { query: { ids } }: Parsed<List>,
): Promise<Answer<List>> {
  const missions = await findMissionsToPrice(call.queries, {
    organisationIds: [organisationOf(call)],
    owner: ownerLimit(call, 'quotation.read'),
    ids,
  })
  if (missions.length === 0) return []
  const own = missions.map(({ id }) => id)
  const [shifts, plannings, hires] = await Promise.all([
    findShiftsOf(call.queries, own),
    findFlexiblePlanningsOf(call.queries, own),
    findHiresOf(call.queries, own),
  ])
  return missions.flatMap((mission) => {
    const { id, hiredSidersCount } = mission
    const flexible = plannings.get(id)
    const precise = (shifts.get(id) ?? []).map((shift) =>
      hiredSidersCount === 0 ? shift : { ...shift, siderIds: hires.get(shift.id) ?? [] },
    )
    if (flexible === undefined && precise.length === 0) return []
    const planning = flexible === undefined ? { shifts: precise } : { flexible }
    const { quotation } = quote({ planning, terms: termsOf(mission) })
    if (quotation === null) return []
    const { priceCents, priceWithTaxCents } = quotation
    return [{ id, price: centsToEuros(priceCents), priceWithTax: centsToEuros(priceWithTaxCents) }]
  })
}
