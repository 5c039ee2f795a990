import { dateOfDay, dayNumberOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { civilOf, dayNumber, daysInMonth, weekdayOfDay } from '../kernel/civil-day.ts'
import { isUnworkedHolidayDay } from '../law/public-holidays.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { isPositional, recurrenceLimits } from './recurrence.ts'
import type { RecurrenceRule } from './recurrence.ts'

export interface Occurrences {
  readonly dates: readonly IsoDate[]
  /** Days of the rule that are skipped because they are public holidays (SHIFT-21). */
  readonly dropped: readonly IsoDate[]
}

/** The first `atMost` days of a rule (decisions §5.1). */
export function expandRule(
  rule: RecurrenceRule,
  calendar: HolidayCalendar,
  atMost = Number.POSITIVE_INFINITY,
): Occurrences {
  const dates: IsoDate[] = []
  const dropped: IsoDate[] = []
  eachDay(rule, (day) => {
    const isDropped = !rule.withHolidays && isUnworkedHolidayDay(day, calendar)
    const list = isDropped ? dropped : dates
    list.push(dateOfDay(day))
    return dates.length < atMost
  })
  return { dates, dropped }
}

/** The day numbers that a rule names, holidays included, in order. */
export function daysOfRule(rule: RecurrenceRule): number[] {
  const days: number[] = []
  eachDay(rule, (day) => {
    days.push(day)
    return true
  })
  return days
}

/** Receives a day; returns whether to continue. */
type Visit = (day: number) => boolean

function eachDay(rule: RecurrenceRule, visit: Visit): void {
  // The form refuses such a rule, but it must not loop for ever while it is typed.
  if (rule.interval < recurrenceLimits.interval.min) return
  const [first, last] = [dayNumberOf(rule.startDate), dayNumberOf(rule.until)]
  if (rule.type === 'weekly') eachWeek(rule, first, last, visit)
  else eachMonth(rule, first, last, visit)
}

function eachWeek(rule: RecurrenceRule, first: number, last: number, visit: Visit): void {
  const weekdays = [...new Set(rule.days)].toSorted((a, b) => a - b)
  const step = 7 * rule.interval
  for (let monday = first - weekdayOfDay(first); monday <= last; monday += step) {
    for (const weekday of weekdays) {
      const day = monday + weekday
      if (day >= first && day <= last && !visit(day)) return
    }
  }
}

function eachMonth(rule: RecurrenceRule, first: number, last: number, visit: Visit): void {
  const { year, month, dayOfMonth } = civilOf(first)
  const ofMonth = dayPicker(rule, dayOfMonth)
  for (let index = year * 12 + month - 1; ; index += rule.interval) {
    const [ofYear, inYear] = [Math.floor(index / 12), (index % 12) + 1]
    const start = dayNumber(ofYear, inYear, 1)
    if (start > last) return
    const day = ofMonth(start, daysInMonth(ofYear, inYear))
    if (day !== null && day >= first && day <= last && !visit(day)) return
  }
}

/** The day of a month that a rule names; `null` in a month without that day, which is skipped. */
function dayPicker(
  rule: RecurrenceRule,
  dayOfMonth: number,
): (start: number, length: number) => number | null {
  if (!isPositional(rule)) {
    return (start, length) => (dayOfMonth <= length ? start + dayOfMonth - 1 : null)
  }
  const wanted = new Set<number>(rule.days)
  const { setPos } = rule
  const step = setPos > 0 ? 1 : -1
  return (start, length) => {
    let left = Math.abs(setPos)
    let day = setPos > 0 ? start : start + length - 1
    for (; day >= start && day < start + length; day += step) {
      if (!wanted.has(weekdayOfDay(day))) continue
      left -= 1
      if (left === 0) return day
    }
    return null
  }
}
