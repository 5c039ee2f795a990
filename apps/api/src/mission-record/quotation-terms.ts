import { vatAreaOf } from '@renfort/domain/law/vat.ts'
import type { QuotationTerms } from '@renfort/domain/quotation/quotation.ts'
import { hourlyRateOf, pricingInForce, zoneOfMission } from './mission-pricing.ts'
import type { MissionRecord } from './mission-queries.ts'

/** Only rows set by an insider override the policy; other rows merely repeat its coefficient. */
export function termsOf(
  mission: Parameters<typeof pricingInForce>[0] &
    Pick<MissionRecord, 'type'> &
    Partial<Pick<MissionRecord, 'billingAddress'>>,
): QuotationTerms {
  const { hoursTypes, zti, localHolidays = [], isMayDayDoubled, ...lists } = pricingInForce(mission)
  const rows = lists[mission.type]
  const organisation =
    mission.type === 'delegation' ? mission.delegationCoefficient : mission.gestionCoefficient
  return {
    hourlyRateCents: hourlyRateOf(mission),
    hoursTypes,
    coefficientBasisPoints: rows[0]?.coefficientBasisPoints ?? organisation,
    detachedRows: mission.detachedPricing === null ? null : rows,
    zti,
    localHolidays,
    timeZone: zoneOfMission(mission),
    mayDayAsPolicy: isMayDayDoubled !== true,
    vatArea: vatAreaOf(mission.billingAddress ?? null),
  }
}
