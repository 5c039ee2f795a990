import { minutes } from '../kernel/duration.ts'
import type { Minutes } from '../kernel/duration.ts'
import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { rateSheet } from './rate-sheet.ts'
import { unitPrices } from './unit-prices.ts'
import type { HourTerms } from './worked-hour.ts'

/** The most minutes paid for a public holiday that is not worked (REM-25). */
export const longestUnworkedHolidayMinutes = minutes(420)

export interface UnworkedHoliday {
  readonly minutes: Minutes
  readonly payUnitCents: Cents
  readonly billUnitCents: Cents
  readonly coefficientBasisPoints: number
  readonly payCents: Cents
  readonly priceCents: Cents
}

/** A holiday not worked is paid as the Sider's average day, without increase or seniority (law §3.5). */
export function unworkedHoliday(terms: HourTerms, averageDay: Minutes): UnworkedHoliday {
  const counted = Math.min(longestUnworkedHolidayMinutes, averageDay)
  const { coefficients } = rateSheet(terms, terms.hourlyRateCents, 0)
  const { payUnitCents, billUnitCents } = unitPrices(
    terms.hourlyRateCents,
    0,
    coefficients.holidays,
  )
  return {
    minutes: minutes(counted),
    payUnitCents,
    billUnitCents,
    coefficientBasisPoints: coefficients.holidays,
    payCents: cents(mulDiv(counted, payUnitCents, 60)),
    priceCents: cents(mulDiv(counted, billUnitCents, 60)),
  }
}
