import type { quotations } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import type { QuotationTerms, QuotedPlanning } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { findPlanning } from '../missions/mission-planning.ts'
import { hourlyRateOf, pricingInForce } from '../missions/mission-pricing.ts'
import { findMission, type MissionRecord } from '../missions/mission-queries.ts'
import { notFound, refuse, throwRefusal } from '../platform/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/route.ts'
import { findAssignments } from '../missions/assignment-queries.ts'
import { toQuotation } from './to-quotation.ts'

type Read = typeof quotations.readQuotation

/** The price of a mission: by the policy of today for a draft, by what was frozen once it is posted. */
export async function readQuotation(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const mission = await findMission(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'quotation.read'),
    id: params.id,
  })
  if (mission === undefined) throw notFound()
  const planning = await planningOf(call, mission)
  const { quotation, refusal } = quote({ planning, terms: termsOf(mission) })
  throwRefusal(refusal)
  if (quotation === null) throw refuse('errors.quotation.rate_missing')
  return toQuotation(quotation, planning !== null, call.locale)
}

/** Who was hired takes the place of the virtual Siders (decisions §4.3). */
async function planningOf(
  { queries }: ReadCall,
  mission: MissionRecord,
): Promise<QuotedPlanning | null> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning !== null) return { flexible: flexiblePlanning }
  if (shifts.length === 0) return null
  if (mission.hiredSidersCount === 0) return { shifts }
  const hired = await findAssignments(queries, mission.id)
  return { shifts: shifts.map((shift) => ({ ...shift, siderIds: hired.get(shift.id) ?? [] })) }
}

/** Rows set by an insider win over the policy; other rows only say its coefficient again. */
export function termsOf(mission: MissionRecord): QuotationTerms {
  const { hoursTypes, zti, ...lists } = pricingInForce(mission)
  const rows = lists[mission.type]
  const organisation =
    mission.type === 'delegation' ? mission.delegationCoefficient : mission.gestionCoefficient
  return {
    hourlyRateCents: hourlyRateOf(mission),
    hoursTypes,
    coefficientBasisPoints: rows[0]?.coefficientBasisPoints ?? organisation,
    detachedRows: mission.detachedPricing === null ? null : rows,
    zti,
  }
}
