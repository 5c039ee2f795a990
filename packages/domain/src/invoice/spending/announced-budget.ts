import { type IsoDate, mondayOf } from '../../kernel/calendar.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { dateAt } from '../../kernel/place-time.ts'
import type { QuotationTerms, QuotedShift } from '../../quotation/quotation.ts'
import { quote } from '../../quotation/quote.ts'

interface Announced {
  readonly shifts: readonly QuotedShift[]
  readonly terms: QuotationTerms
  /** The first day of the mission, from which seniority counts. */
  readonly firstDay: IsoDate
}

/**
 * The price of each week in the quotation of a mission, in cents without tax, by the Monday of the
 * week. Overtime is counted by the week, so the weeks add up to the quotation (decisions §4.3).
 */
export function announcedBudget({
  shifts,
  terms,
  firstDay,
}: Announced): ReadonlyMap<IsoDate, Cents> {
  const weeks = Map.groupBy(shifts, ({ startsAt }) => {
    const day = dateAt(startsAt, terms.timeZone)
    return mondayOf(day)
  })
  return new Map(
    [...weeks].map(([monday, own]) => {
      const { quotation } = quote({ planning: { shifts: own }, terms, firstDay })
      return [monday, quotation?.priceCents ?? cents(0)]
    }),
  )
}
