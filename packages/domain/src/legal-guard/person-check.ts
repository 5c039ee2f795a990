import { dateOfDay } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import type { DatedList, LegalSource } from '../law/dated.ts'
import {
  averagedWeeks,
  dailyRestMinutes,
  daysPerWeek,
  longestAverageWeekMinutes,
  longestDayMinutes,
  longestSpanMinutes,
  longestWeekMinutes,
} from '../law/working-time.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'
import type { FindingKey } from './finding.ts'
import { type WorkedDay, workedDays } from './worked-days.ts'

/** The limits of a person's working time on a day, in minutes and days, with their sources. */
export interface PersonLimits {
  readonly rest: Limit
  readonly day: Limit
  /** The longest span of a day, from its first to its last minute. */
  readonly span: Limit
  readonly week: Limit
  readonly average: Limit
  readonly averagedWeeks: number
  readonly daysPerWeek: Limit
}

interface Limit {
  readonly value: number
  readonly source: LegalSource
}

export function personLimits(date: IsoDate): PersonLimits {
  const limit = (list: DatedList<number>): Limit => at(list, date)
  return {
    rest: limit(dailyRestMinutes),
    day: limit(longestDayMinutes),
    span: limit(longestSpanMinutes),
    week: limit(longestWeekMinutes),
    average: limit(longestAverageWeekMinutes),
    averagedWeeks: limit(averagedWeeks).value,
    daysPerWeek: limit(daysPerWeek),
  }
}

/** Called with each limit that the shifts of one person exceed. */
export type Report = (violation: {
  readonly key: FindingKey
  readonly limit: Limit
  readonly unit: 'minutes' | 'days'
  readonly found: number
  readonly dates: readonly IsoDate[]
  /** Indexes of the shifts that a repair may change, in the order of time. */
  readonly shifts: readonly number[]
}) => void

/** Checks the shifts of one person, indexes of `shifts` in the order of time. */
export function checkPerson(
  shifts: readonly PlannedShift[],
  own: readonly number[],
  limits: PersonLimits,
  report: Report,
): void {
  const days = workedDays(shifts, own, limits.rest.value)
  let previous: WorkedDay | undefined
  for (const day of days) {
    if (previous !== undefined) checkRest(previous, day, limits, report)
    checkDay(day, limits, report)
    checkSpan(day, limits, report)
    previous = day
  }
  checkWeeks(shifts, own, days, limits, report)
}

function checkRest(
  previous: WorkedDay,
  day: WorkedDay,
  { rest: limit }: PersonLimits,
  report: Report,
) {
  const rest = Math.max(0, day.start - previous.end)
  if (rest >= limit.value) return
  report({
    key: 'daily_rest',
    limit,
    unit: 'minutes',
    found: rest,
    dates: [dateOfDay(previous.day), dateOfDay(day.day)],
    shifts: [day.firstIndex],
  })
}

function checkDay(day: WorkedDay, { day: limit }: PersonLimits, report: Report): void {
  if (day.worked <= limit.value) return
  report({
    key: 'long_day',
    limit,
    unit: 'minutes',
    found: day.worked,
    dates: [dateOfDay(day.day)],
    shifts: [day.lastIndex],
  })
}

function checkSpan(day: WorkedDay, { span: limit }: PersonLimits, report: Report): void {
  if (day.span <= limit.value) return
  report({
    key: 'long_span',
    limit,
    unit: 'minutes',
    found: day.span,
    dates: [dateOfDay(day.day)],
    shifts: [day.spanIndex],
  })
}

function checkWeeks(
  shifts: readonly PlannedShift[],
  own: readonly number[],
  days: readonly WorkedDay[],
  limits: PersonLimits,
  report: Report,
): void {
  if (days.length === 0) return
  // The local day of the first shift may come after that of a later shift further west.
  const firstWeek = days.reduce((least, { week }) => Math.min(least, week), Infinity)
  const minutes: number[] = []
  for (const index of own) {
    const shift = shifts[index]
    if (shift !== undefined) addMinutes(minutes, shift, firstWeek)
  }
  const ofWeek = (number: number) => days.filter((day) => day.week === number)
  for (let i = 0; i < minutes.length; i++) {
    const found = minutes[i] ?? 0
    if (found <= limits.week.value) continue
    const number = firstWeek + i
    const shift = ofWeek(number).at(-1)?.lastIndex
    report({
      key: 'long_week',
      limit: limits.week,
      unit: 'minutes',
      found,
      dates: datesOfWeek(number),
      shifts: shift === undefined ? [] : [shift],
    })
  }
  let daysOfWeek = 0
  let week = Number.NEGATIVE_INFINITY
  for (const day of days) {
    daysOfWeek = day.week === week ? daysOfWeek + 1 : 1
    week = day.week
    if (daysOfWeek <= limits.daysPerWeek.value) continue
    report({
      key: 'days_per_week',
      limit: limits.daysPerWeek,
      unit: 'days',
      found: daysOfWeek,
      dates: datesOfWeek(day.week),
      shifts: own.filter((index) => shifts[index]?.day === day.day),
    })
  }
  checkAverage(minutes, firstWeek, limits, report)
}

/**
 * Adds the minutes of a shift to the weeks in which they are worked: a week ends on Sunday at
 * midnight.
 */
function addMinutes(minutes: number[], shift: PlannedShift, firstWeek: number): void {
  const last = shift.lastWeek - firstWeek
  minutes[last] = (minutes[last] ?? 0) + shift.workedInLastWeek
  if (shift.lastWeek === shift.week) return
  const start = shift.week - firstWeek
  minutes[start] = (minutes[start] ?? 0) + shift.worked - shift.workedInLastWeek
}

interface HeavyPeriod {
  readonly from: number
  readonly to: number
  readonly highest: number
}

/** Checks any twelve weeks in a row; overlapping periods that are too heavy are reported as one. */
function checkAverage(
  minutes: readonly number[],
  firstWeek: number,
  { average: limit, averagedWeeks: span }: PersonLimits,
  report: Report,
): void {
  const periods: HeavyPeriod[] = []
  let sum = 0
  for (let to = 0; to < minutes.length; to++) {
    sum += (minutes[to] ?? 0) - (minutes[to - span] ?? 0)
    const from = to - span + 1
    if (sum <= limit.value * span) continue
    const last = periods.at(-1)
    if (last === undefined || from > last.to) periods.push({ from, to, highest: sum })
    else periods[periods.length - 1] = { ...last, to, highest: Math.max(sum, last.highest) }
  }
  for (const { from, to, highest } of periods) {
    const dates = [
      ...datesOfWeek(firstWeek + from).slice(0, 1),
      ...datesOfWeek(firstWeek + to).slice(1),
    ]
    const found = Math.ceil(highest / span)
    report({ key: 'average_week', limit, unit: 'minutes', found, dates, shifts: [] })
  }
}

function datesOfWeek(week: number): IsoDate[] {
  const monday = week * 7 - 3
  return [dateOfDay(monday), dateOfDay(monday + 6)]
}
