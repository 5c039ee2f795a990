import type { pricing, pricingRow } from '@renfort/contract/job-fields.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { Pricing, PricingRow } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { z } from 'zod'

/** Price lists as they travel (ENT-02): euros, percents and coefficients instead of cents and basis points. */
export function toPricing({ delegation, gestion }: Pricing): z.input<typeof pricing> {
  return { delegation: delegation.map(toPricingRow), gestion: gestion.map(toPricingRow) }
}

function toPricingRow(row: PricingRow): z.input<typeof pricingRow> {
  return {
    hourType: row.hourType,
    hourlyRate: centsToEuros(row.hourlyRateCents),
    coefficient: row.coefficientBasisPoints / 10_000,
    increase: centsToEuros(row.increaseCents),
    tags: [...row.tags],
    ...(row.thresholdHours === null ? {} : { threshold: row.thresholdHours }),
    ...(row.increaseBasisPoints === null ? {} : { increaseRate: row.increaseBasisPoints / 100 }),
  }
}
