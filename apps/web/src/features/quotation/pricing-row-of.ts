import type { Mission } from '@renfort/contract/mission.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { basisPointsOf } from '@renfort/domain/remuneration/policy.ts'
import type { PricingRow } from '@renfort/domain/remuneration/pricing-rows.ts'

type Wire = NonNullable<Mission['pricing']>['delegation'][number]

/** A row of prices as it travels, as the rules take it. */
export function pricingRowOf(row: Wire): PricingRow {
  return {
    hourType: row.hourType,
    thresholdHours: row.threshold ?? null,
    hourlyRateCents: eurosToCents(row.hourlyRate),
    coefficientBasisPoints: Math.round(row.coefficient * 10_000),
    increaseBasisPoints: row.increaseRate === undefined ? null : basisPointsOf(row.increaseRate),
    increaseCents: cents(Math.round(row.increase * 100)),
    tags: row.tags,
  }
}
