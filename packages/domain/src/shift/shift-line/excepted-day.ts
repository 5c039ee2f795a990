import { type IsoDate, weekdayOf } from '../../kernel/calendar.ts'
import type { DayRange } from './day-parts.ts'
import { type DayContext, isOfWeekdays, resolvedDays, weekdaysNamed } from './resolve-days.ts'

/**
 * Whether a day is excluded: « sauf mercredi » excludes every Wednesday, « sauf le 25 décembre »
 * one day.
 */
export function exceptedDay(
  ranges: readonly DayRange[],
  context: DayContext,
): (date: IsoDate) => boolean {
  const weekdays = ranges.filter((range) => isOfWeekdays([range]))
  const others = ranges.filter((range) => !isOfWeekdays([range]))
  const named = weekdaysNamed(weekdays)
  const dates = new Set(resolvedDays(others, context))
  return (date) => named.has(weekdayOf(date)) || dates.has(date)
}
