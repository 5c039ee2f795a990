import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { basisPointsOf } from './policy.ts'
import type { HoursTypes } from './policy.ts'

/** The kinds of hours, in the order in which a quotation names them (SUM-22). */
export const hourTypes = ['normal', 'night', 'extra', 'sunday', 'solidarity', 'holidays'] as const
export type HourType = (typeof hourTypes)[number]

/** One row of a price list (ENT-02); there is one `extra` row per overtime threshold, in their order. */
export interface PricingRow {
  readonly hourType: HourType
  readonly thresholdHours: number | null
  readonly hourlyRateCents: Cents
  readonly coefficientBasisPoints: number
  readonly increaseBasisPoints: number | null
  readonly increaseCents: Cents
  readonly tags: readonly HourType[]
}

export interface Pricing {
  readonly delegation: readonly PricingRow[]
  readonly gestion: readonly PricingRow[]
}

/** Billing coefficients of an organisation, in basis points (1.95 is 19500). */
export interface Coefficients {
  readonly delegation: number
  readonly gestion: number
}

/** The coefficients of an organisation until the provider sets others (decisions §4.1). */
export const defaultCoefficients: Coefficients = { delegation: 19_500, gestion: 17_500 }

export const pricingOrigins = ['organisation', 'detached'] as const
export type PricingOrigin = (typeof pricingOrigins)[number]

/** The rows of one list, from an hourly rate in cents, a policy and a coefficient in basis points. */
export function pricingRows(
  hourlyRate: Cents,
  hoursTypes: HoursTypes,
  coefficientBasisPoints: number,
): PricingRow[] {
  const { extra, night, sundays, bankHolidays } = hoursTypes
  const row = (hourType: HourType, percent: number | null, thresholdHours: number | null = null) =>
    atRate(hourlyRate, {
      hourType,
      thresholdHours,
      coefficientBasisPoints,
      increaseBasisPoints: percent === null ? null : basisPointsOf(percent),
      tags: [hourType],
    })
  return [
    row('normal', null),
    row('night', night.increase),
    ...extra.map((rule) => row('extra', rule.increase, rule.threshold)),
    row('sunday', sundays.increase),
    row('solidarity', null),
    row('holidays', bankHolidays.increase),
  ]
}

/** Both lists, empty without an hourly rate. */
export function pricingOf(
  hourlyRate: Cents | null,
  hoursTypes: HoursTypes,
  coefficients: Coefficients,
): Pricing {
  if (hourlyRate === null) return { delegation: [], gestion: [] }
  return {
    delegation: pricingRows(hourlyRate, hoursTypes, coefficients.delegation),
    gestion: pricingRows(hourlyRate, hoursTypes, coefficients.gestion),
  }
}

/** Detached rows at another hourly rate, with their own coefficients and increases. */
export function repriced(rows: readonly PricingRow[], hourlyRate: Cents): PricingRow[] {
  return rows.map((row) => atRate(hourlyRate, row))
}

/** An hourly rate in cents raised by an increase in basis points, rounded to the cent. */
export function increased(hourlyRate: Cents, increaseBasisPoints: number): Cents {
  return cents(mulDiv(hourlyRate, 10_000 + increaseBasisPoints, 10_000))
}

function atRate(
  hourlyRate: Cents,
  row: Omit<PricingRow, 'hourlyRateCents' | 'increaseCents'>,
): PricingRow {
  const hourlyRateCents = increased(hourlyRate, row.increaseBasisPoints ?? 0)
  return { ...row, hourlyRateCents, increaseCents: cents(hourlyRateCents - hourlyRate) }
}
