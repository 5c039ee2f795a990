import type { LocalTime } from '../kernel/calendar.ts'
import { localTime } from '../kernel/calendar.ts'
import { since2019, workCode } from './dated.ts'
import type { DatedList } from './dated.ts'

const number = 'article number of today'

/** Longest working day, minutes. */
export const longestDayMinutes = since2019(600, workCode('L3121-18', number))
/** Longest working week, minutes. */
export const longestWeekMinutes = since2019(2880, workCode('L3121-20', number))
/** Highest average of a week over any 12 consecutive ones, minutes. */
export const longestAverageWeekMinutes = since2019(2640, workCode('L3121-22', number))
/** Weeks over which the average of a week is taken. */
export const averagedWeeks = since2019(12, workCode('L3121-22', number))
/** Shortest rest between two working days, minutes. */
export const dailyRestMinutes = since2019(660, workCode('L3131-1', number))
/** Longest span of a working day, minutes: what the daily rest leaves of 24 hours. */
export const longestSpanMinutes = since2019(780, workCode('L3131-1', number))
/** Most days worked in a civil week; the product warns from the seventh day in a row. */
export const daysPerWeek = since2019(6, workCode('L3132-1', number))
/** Break owed once the working time reaches its threshold, minutes. */
export const compulsoryBreak = since2019(
  { afterMinutes: 360, breakMinutes: 20 },
  workCode('L3121-16', number),
)
/** Night work in the absence of an agreement. */
export const nightWindow: DatedList<{ start: LocalTime; end: LocalTime }> = since2019(
  { start: localTime('21:00'), end: localTime('06:00') },
  workCode('L3122-20'),
)
/** The night period under any agreement: at least `hours` in a row, which include `start` to `end`. */
export const shortestNight: DatedList<{ hours: number; start: LocalTime; end: LocalTime }> =
  since2019(
    { hours: 9, start: localTime('00:00'), end: localTime('05:00') },
    workCode('L3122-2', number),
  )
/**
 * Overtime: worked hours of the week from which an increase applies in the absence of an agreement.
 */
export const overtimeIncreases = since2019(
  [
    { thresholdHours: 35, increasePercent: 25 },
    { thresholdHours: 43, increasePercent: 50 },
  ],
  workCode('L3121-36'),
)
/** Lowest overtime increase that an agreement may set, percent. */
export const lowestOvertimeIncreasePercent = since2019(10, workCode('L3121-33', number))
/** The least increase for work on 1 May where work cannot stop, percent of the wage of the day. */
export const mayDayIncreasePercent = since2019(100, workCode('L3133-6', number))
