import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { increased } from '../remuneration/pricing-rows.ts'

export interface UnitPrices {
  readonly increaseBasisPoints: number
  readonly payUnitCents: Cents
  readonly billUnitCents: Cents
}

/**
 * Pay and price of an hour in cents: each is rounded to the cent, the price from the rounded pay
 * (decisions §4.2).
 */
export function unitPrices(
  hourlyRate: Cents,
  increaseBasisPoints: number,
  coefficientBasisPoints: number,
): UnitPrices {
  const payUnitCents = increased(hourlyRate, increaseBasisPoints)
  const billUnitCents = cents(mulDiv(payUnitCents, coefficientBasisPoints, 10_000))
  return { increaseBasisPoints, payUnitCents, billUnitCents }
}
