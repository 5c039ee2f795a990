import type { IsoDate } from '../kernel/calendar.ts'
import { minutes, type Minutes } from '../kernel/duration.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { hourPricer } from '../quotation/hour-pricer.ts'
import type { QuotationTerms } from '../quotation/quotation.ts'
import type { WorkedTime } from './attendance.ts'
import { workedMinutes } from './worked-time.ts'

/** What some hours come to: worked minutes, and their price excluding tax where a rate is known. */
export interface PricedHours {
  readonly minutes: Minutes
  readonly priceCents: Cents | null
}

/**
 * Prices hours of a mission with their real breaks, by the policy frozen with it: every minute is
 * classified as in a quotation (decisions §4.2). Overtime is not in it: it is of the whole week of a
 * Sider, and comes with the invoice. `firstDay` is the first day of the mission, for seniority.
 */
export function hoursPricer(
  terms: QuotationTerms,
  firstDay: IsoDate,
): (time: WorkedTime) => PricedHours {
  const { hourlyRateCents } = terms
  if (hourlyRateCents === null) {
    return (time) => ({ minutes: minutes(workedMinutes(time)), priceCents: null })
  }
  const hoursTypes = { ...terms.hoursTypes, extra: [] }
  const pricer = hourPricer({ ...terms, hourlyRateCents, hoursTypes }, firstDay)
  return (time) => {
    const account = pricer.open()
    pricer.add(account, time, new Map())
    const lines = pricer.lines(account)
    return {
      minutes: minutes(workedMinutes(time)),
      priceCents: cents(lines.reduce<number>((sum, { priceCents }) => sum + priceCents, 0)),
    }
  }
}
