import { dayNumberOf, epochMinuteOf, type Instant, type IsoDate } from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import { dayAt, epochMinuteAt, type TimeZone } from '../kernel/place-time.ts'
import { addHours, hourTotals } from './hour-totals.ts'
import type { HourTotals } from './hour-totals.ts'
import { quotationLines } from './lines.ts'
import type { QuotationLine } from './quotation.ts'
import { rateSheet } from './rate-sheet.ts'
import { segmenter } from './segments.ts'
import type { Stretch } from './segments.ts'
import type { HourTerms } from './worked-hour.ts'

interface Span {
  readonly startDate: Instant
  readonly endDate: Instant
}

/** Worked time, with its real breaks. */
export interface WorkedHours extends Span {
  readonly breaks: readonly Span[]
}

/** Minutes that one Sider has worked, by the number of the ISO week. */
export type WeekMinutes = Map<number, number>

/** Prices worked hours by the terms of one mission. */
export interface HourPricer {
  /** An account of hours, empty. */
  readonly open: () => HourTotals
  /**
   * Adds the work of one Sider to an account and to their week's minutes: minutes past an overtime
   * threshold, after those counted before, are overtime (decisions §4.3).
   */
  readonly add: (account: HourTotals, hours: WorkedHours, weeks: WeekMinutes) => void
  /** The lines of an account, priced and rounded as those of a quotation are (decisions §4.2). */
  readonly lines: (account: HourTotals) => QuotationLine[]
}

/** Prices worked hours by the frozen terms of a mission; seniority counts from its first day. */
export function hourPricer(terms: HourTerms, firstDay: IsoDate): HourPricer {
  const sheet = rateSheet(terms, terms.hourlyRateCents, dayNumberOf(firstDay))
  const segmentsOf = segmenter(sheet)
  return {
    open: () => hourTotals(sheet.overtime),
    add: (account, hours, weeks) => {
      const segments = segmentsOf({ stretches: stretchesOf(hours) })
      const week = segments[0]?.week ?? 0
      const [before, next] = [weeks.get(week) ?? 0, weeks.get(week + 1) ?? 0]
      addHours(account, sheet.overtime, segments, 1, before, next)
      for (const each of segments) count(weeks, each.week, each.minutes)
    },
    lines: (account) => quotationLines(account, sheet),
  }
}

/**
 * The lines of some hours of one Sider in one mission, in cents: the price of what was retained of an
 * attendance, or of several in the order of time. `weeks` are minutes worked before, in any mission.
 */
export function priceWorkedHours(
  hours: readonly WorkedHours[],
  terms: HourTerms,
  firstDay: IsoDate,
  weeks: WeekMinutes = new Map(),
): QuotationLine[] {
  const pricer = hourPricer(terms, firstDay)
  const account = pricer.open()
  const counted = new Map(weeks)
  for (const each of hours) pricer.add(account, each, counted)
  return pricer.lines(account)
}

/**
 * Adds hours to the ISO weeks of a Sider without pricing them; a Sunday night is cut at midnight on
 * the clocks of the place.
 */
export function countHours(weeks: WeekMinutes, hours: WorkedHours, zone: TimeZone): void {
  for (const { start, end } of stretchesOf(hours)) {
    let from = start
    while (from < end) {
      const week = weekNumberOfDay(dayAt(from, zone))
      const to = Math.min(end, epochMinuteAt(((week + 1) * 7 - 3) * 1440, zone))
      count(weeks, week, to - from)
      from = to
    }
  }
}

/** The work between the breaks; breaks may come in any order. */
function stretchesOf({ startDate, endDate, breaks }: WorkedHours): Stretch[] {
  const inOrder = breaks
    .map((rest) => ({ start: epochMinuteOf(rest.startDate), end: epochMinuteOf(rest.endDate) }))
    .toSorted((a, b) => a.start - b.start)
  const stretches: Stretch[] = []
  let start = epochMinuteOf(startDate)
  for (const rest of inOrder) {
    if (rest.start > start) stretches.push({ start, end: rest.start })
    start = Math.max(start, rest.end)
  }
  const end = epochMinuteOf(endDate)
  if (end > start) stretches.push({ start, end })
  return stretches
}

function count(weeks: WeekMinutes, week: number, minutes: number): void {
  weeks.set(week, (weeks.get(week) ?? 0) + minutes)
}
