import { dayNumberOf, epochMinuteOf, type IsoDate } from '../kernel/calendar.ts'
import { minutes, type Minutes } from '../kernel/duration.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { addHours, hourTotals } from '../quotation/hour-totals.ts'
import { quotationLines } from '../quotation/lines.ts'
import type { QuotationTerms } from '../quotation/quotation.ts'
import { rateSheet } from '../quotation/rate-sheet.ts'
import { pieceSegmenter } from '../quotation/segments.ts'
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
  const sheet = { ...rateSheet(terms, hourlyRateCents, dayNumberOf(firstDay)), overtime: [] }
  const segmentsOf = pieceSegmenter(sheet)
  return (time) => {
    const totals = hourTotals(sheet.overtime)
    addHours(totals, sheet.overtime, segmentsOf(workedPieces(time)), 1, 0)
    const lines = quotationLines(totals, sheet)
    return {
      minutes: minutes(workedMinutes(time)),
      priceCents: cents(lines.reduce<number>((sum, { priceCents }) => sum + priceCents, 0)),
    }
  }
}

/** What lies between the breaks of a time, in epoch minutes. */
function workedPieces({ startDate, endDate, breaks }: WorkedTime): (readonly [number, number])[] {
  const rests = breaks
    .map((rest) => [epochMinuteOf(rest.startDate), epochMinuteOf(rest.endDate)] as const)
    .toSorted(([a], [b]) => a - b)
  const starts = [epochMinuteOf(startDate), ...rests.map(([, end]) => end)]
  const ends = [...rests.map(([start]) => start), epochMinuteOf(endDate)]
  return starts.map((start, i) => [start, ends[i] ?? start] as const)
}
