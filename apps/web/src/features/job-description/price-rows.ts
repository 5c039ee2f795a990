import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents, mulDiv } from '@renfort/domain/kernel/money.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import {
  type Coefficients,
  defaultCoefficients,
  type HourType,
  type Pricing,
  pricingOf,
  type PricingRow,
  repriced,
} from '@renfort/domain/remuneration/pricing-rows.ts'
import { pricingRowOf } from '../quotation/mission-terms.ts'

type WirePricing = NonNullable<JobDescription['pricing']>

/** What an hour of one kind is paid and billed, before tax. */
export interface PriceRow {
  readonly hourType: HourType
  readonly thresholdHours: number | null
  readonly increasePercent: number | null
  readonly paid: Cents
  readonly delegation: Cents
  readonly gestion: Cents
}

export function pricingFromWire({ delegation, gestion }: WirePricing): Pricing {
  return { delegation: delegation.map(pricingRowOf), gestion: gestion.map(pricingRowOf) }
}

export function hoursTypesFromWire(wire: RemunerationPolicyReply['hoursTypes']): HoursTypes {
  const { startHour, endHour } = wire.night
  return {
    ...wire,
    night: {
      ...wire.night,
      startHour: localTime(startHour),
      endHour: endHour === '24:00' ? endHour : localTime(endHour),
    },
  }
}

/** The coefficients of the company, read from its price lists. */
export function coefficientsOf(
  jobs: readonly Pick<JobDescription, 'pricing' | 'pricingOrigin'>[],
): Coefficients {
  for (const { pricing, pricingOrigin } of jobs) {
    const delegation = pricing?.delegation[0]
    const gestion = pricing?.gestion[0]
    if (pricingOrigin === 'organisation' && delegation !== undefined && gestion !== undefined) {
      return {
        delegation: pricingRowOf(delegation).coefficientBasisPoints,
        gestion: pricingRowOf(gestion).coefficientBasisPoints,
      }
    }
  }
  return defaultCoefficients
}

interface PreviewFacts {
  readonly hourlyRateCents: Cents
  readonly policy: HoursTypes | null
  readonly coefficients: Coefficients
  /** The price lists that the server has. */
  readonly saved: Pricing | null
  readonly isDetached: boolean
}

/** The price lists at the typed rate; `null` where the coefficients are unknown. */
export function previewPricing(facts: PreviewFacts): Pricing | null {
  const { hourlyRateCents, policy, coefficients, saved, isDetached } = facts
  if (policy !== null && !isDetached) return pricingOf(hourlyRateCents, policy, coefficients)
  if (saved === null) return null
  return {
    delegation: repriced(saved.delegation, hourlyRateCents),
    gestion: repriced(saved.gestion, hourlyRateCents),
  }
}

/** What is billed for an hour: its pay times its coefficient, rounded to the cent (decisions §4.2). */
function billed({ hourlyRateCents, coefficientBasisPoints }: PricingRow): Cents {
  return cents(mulDiv(hourlyRateCents, coefficientBasisPoints, 10_000))
}

/** Both lists side by side, one row for each kind of hours. */
export function priceRows({ delegation, gestion }: Pricing): PriceRow[] {
  return delegation.flatMap((row) => {
    const other = gestion.find(
      ({ hourType, thresholdHours }) =>
        hourType === row.hourType && thresholdHours === row.thresholdHours,
    )
    if (other === undefined) return []
    return {
      hourType: row.hourType,
      thresholdHours: row.thresholdHours,
      increasePercent: row.increaseBasisPoints === null ? null : row.increaseBasisPoints / 100,
      paid: row.hourlyRateCents,
      delegation: billed(row),
      gestion: billed(other),
    }
  })
}
