import type { Mission } from '@renfort/contract/mission.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { PricingRow } from '@renfort/domain/remuneration/pricing-rows.ts'

/** The price list of a mission as the API answers it, with these rows for delegation. */
export function pricedBy(rows: readonly PricingRow[]) {
  const { hoursTypes } = defaultPolicy
  return {
    hoursTypes: { ...hoursTypes, extra: [...hoursTypes.extra], valid: true },
    pricing: { delegation: rows.map(wireRow), gestion: [] },
  } satisfies Partial<Mission>
}

function wireRow(row: PricingRow) {
  return {
    hourType: row.hourType,
    ...(row.thresholdHours === null ? {} : { threshold: row.thresholdHours }),
    hourlyRate: row.hourlyRateCents / 100,
    coefficient: row.coefficientBasisPoints / 10_000,
    ...(row.increaseBasisPoints === null ? {} : { increaseRate: row.increaseBasisPoints / 100 }),
    increase: row.increaseCents / 100,
    tags: [...row.tags],
  }
}
