import type { IsoDate } from '../kernel/calendar.ts'
import { minutes, type Minutes } from '../kernel/duration.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { hourPricer } from '../quotation/hour-pricer.ts'
import { clearTotals } from '../quotation/hour-totals.ts'
import type { QuotationLine, QuotationTerms } from '../quotation/quotation.ts'
import type { WorkedTime } from './attendance.ts'
import { workedMinutes } from './declare/worked-time.ts'

/** Worked minutes of some hours, and their price excluding tax where a rate is known. */
export interface PricedHours {
  readonly minutes: Minutes
  readonly priceCents: Cents | null
}

/**
 * Prices hours of a mission with their real breaks, by the policy frozen with it: every minute is
 * classified as in a quotation (decisions §4.2). Overtime is left out, because it depends on the
 * whole week of a Sider and comes with the invoice. `firstDay` is the first day of the mission,
 * from which seniority counts.
 */
export function hoursPricer(
  terms: QuotationTerms,
  firstDay: IsoDate,
): (time: WorkedTime) => PricedHours {
  if (terms.hourlyRateCents === null) {
    return (time) => ({ minutes: minutes(workedMinutes(time)), priceCents: null })
  }
  const linesOf = hoursLines(terms, firstDay)
  return (time) => ({
    minutes: minutes(workedMinutes(time)),
    priceCents: priceOf(linesOf(time)),
  })
}

/**
 * The same calculation as `hoursPricer`, by line: worked minutes of each kind, and cents excluding
 * tax, which are 0 where no rate is known.
 */
export function hoursLines(
  terms: QuotationTerms,
  firstDay: IsoDate,
): (time: WorkedTime) => readonly QuotationLine[] {
  const hourlyRateCents = terms.hourlyRateCents ?? cents(0)
  const hoursTypes = { ...terms.hoursTypes, extra: [] }
  const pricer = hourPricer({ ...terms, hourlyRateCents, hoursTypes }, firstDay)
  // One account is reused for all hours, because a file may price a hundred thousand lines.
  const account = pricer.open()
  return (time) => {
    clearTotals(account)
    pricer.add(account, time, new Map())
    return pricer.lines(account)
  }
}

/** The sum of some lines, in cents excluding tax. */
export function priceOf(lines: readonly Pick<QuotationLine, 'priceCents'>[]): Cents {
  return cents(lines.reduce<number>((sum, { priceCents }) => sum + priceCents, 0))
}
