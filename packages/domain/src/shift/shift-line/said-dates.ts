import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../kernel/calendar.ts'
import { dateOf, dateWithoutYear } from '../../reading/read-day.ts'
import type { DayPart, DayRange } from './day-parts.ts'

type DatePart = Extract<DayPart, { kind: 'date' }>

/**
 * Shares the month and year of one date with its neighbours in a list: « 12, 13 et 14 décembre 2027
 * ».
 */
export function withSharedMonths(ranges: readonly DayRange[]): DayRange[] {
  const flat = ranges.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const filled = forward(backward(flat))
  let at = 0
  return ranges.map(({ to }) => {
    const from = filled[at] as DayPart
    const last = to === null ? null : (filled[at + 1] as DayPart)
    at += to === null ? 1 : 2
    return { from, to: last }
  })
}

function backward(parts: readonly DayPart[]): DayPart[] {
  let after: DatePart | null = null
  const filled: DayPart[] = []
  for (const part of parts.toReversed()) {
    const next: DayPart = part.kind === 'date' && after !== null ? before(part, after) : part
    if (next.kind === 'date') after = next
    filled.push(next)
  }
  return filled.toReversed()
}

/** A date before another one, without a month: « du 28 au 3 janvier » begins in December. */
function before(part: DatePart, after: DatePart): DatePart {
  if (part.month !== null) {
    if (part.year !== null || after.year === null || after.month === null) return part
    const isLater = part.month * 31 + part.day > after.month * 31 + after.day
    return { ...part, year: isLater ? after.year - 1 : after.year }
  }
  if (after.month === null) return part
  const isMonthBefore = part.day > after.day
  if (!isMonthBefore) return { ...part, month: after.month, year: after.year }
  const isYearBefore = after.month === 1
  const year = after.year !== null && isYearBefore ? after.year - 1 : after.year
  return { ...part, month: isYearBefore ? 12 : after.month - 1, year }
}

function forward(parts: readonly DayPart[]): DayPart[] {
  let last: DatePart | null = null
  return parts.map((part) => {
    if (part.kind !== 'date') return part
    const filled: DatePart =
      part.month === null && last !== null ? { ...part, month: last.month, year: last.year } : part
    last = filled
    return filled
  })
}

const oneYear = 366

/** The next day with this number in a month, on the named weekday if there is one. */
export function nextDayOfMonth({ day, weekday }: DatePart, from: IsoDate): IsoDate | null {
  for (let ahead = 0; ahead <= oneYear; ahead += 1) {
    const date = addDays(from, ahead)
    if (Number(date.slice(8)) !== day) continue
    if (weekday === null || weekdayOf(date) === weekday) return date
  }
  return null
}

/**
 * The date of a day and its month; without a year, the next one, or the first after the start of a
 * range.
 */
export function dateOfPart(part: DatePart, today: IsoDate, after: IsoDate | null): IsoDate | null {
  const { day, month, year } = part
  if (month === null) return nextDayOfMonth(part, after ?? today)
  if (year !== null) return dateOf(day, month, String(year))
  if (after === null) return dateWithoutYear(day, month, { today, toward: 'next' })
  const years = [0, 1].map((more) => dateOf(day, month, String(Number(after.slice(0, 4)) + more)))
  return years.find((date) => date !== null && daysBetween(after, date) >= 0) ?? null
}
