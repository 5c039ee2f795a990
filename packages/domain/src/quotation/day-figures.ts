import { type IsoDate, mondayOf } from '../kernel/calendar.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { dateAt } from '../kernel/place-time.ts'
import type { HourType } from '../remuneration/pricing-rows.ts'
import type { QuotationLine, QuotationTerms, QuotedShift } from './quotation.ts'
import { quote } from './quote.ts'

/** Minutes by kind of hours: a minute of a Sunday night is in both kinds. */
export type MinutesOfKinds = Readonly<Partial<Record<HourType, number>>>

/**
 * Minutes of all Siders together, in all and by kind, and cents without tax where a rate is known.
 */
export interface DayFigures {
  readonly minutes: number
  readonly minutesOf: MinutesOfKinds
  readonly priceCents: Cents | null
}

interface Planned {
  /**
   * All shifts of the mission, whole ISO weeks at a time, because overtime is counted by the week.
   */
  readonly shifts: readonly QuotedShift[]
  readonly terms: QuotationTerms
  /** The first day of the mission, from which seniority counts. */
  readonly firstDay: IsoDate
}

/**
 * The minutes and price of the shifts of a mission, by the local day of their start. The figure of
 * a day is what it adds to the quotation of its ISO week: overtime is on the days that reach it,
 * and the days add up to the `announcedBudget` of the week when nobody is hired (decisions §4.2,
 * §4.3).
 */
export function dayFigures({ shifts, terms, firstDay }: Planned): ReadonlyMap<IsoDate, DayFigures> {
  const priced = { ...terms, hourlyRateCents: terms.hourlyRateCents ?? cents(0) }
  const figures = new Map<IsoDate, DayFigures>()
  const byDay = Map.groupBy(shifts, ({ startsAt }) => dateAt(startsAt, terms.timeZone))
  let monday: IsoDate | null = null
  let soFar: readonly QuotedShift[] = []
  let before: readonly QuotationLine[] = []
  for (const day of [...byDay.keys()].toSorted()) {
    const ofWeek = mondayOf(day)
    if (ofWeek !== monday) [monday, soFar, before] = [ofWeek, [], []]
    soFar = [...soFar, ...(byDay.get(day) ?? [])]
    const { quotation } = quote({ planning: { shifts: soFar }, terms: priced, firstDay })
    const lines = quotation?.lines ?? []
    figures.set(day, added(before, lines, terms.hourlyRateCents !== null))
    before = lines
  }
  return figures
}

function added(
  before: readonly QuotationLine[],
  after: readonly QuotationLine[],
  isPriced: boolean,
): DayFigures {
  const minutesOf: Partial<Record<HourType, number>> = {}
  let [minutes, priceCents] = [0, 0]
  const count = (lines: readonly QuotationLine[], sign: 1 | -1) => {
    for (const line of lines) {
      minutes += sign * line.minutes
      priceCents += sign * line.priceCents
      for (const tag of line.tags) minutesOf[tag] = (minutesOf[tag] ?? 0) + sign * line.minutes
    }
  }
  count(after, 1)
  count(before, -1)
  const reached = Object.entries(minutesOf).filter(([, length]) => length > 0)
  return {
    minutes,
    minutesOf: Object.fromEntries(reached),
    priceCents: isPriced ? cents(priceCents) : null,
  }
}
