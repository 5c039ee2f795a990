import type { OvertimeStep } from './rate-sheet.ts'
import { kinds, kindsCount } from './segments.ts'
import type { Segment } from './segments.ts'

/** Minutes by kind and by overtime step reached (0 is none), with the holidays among them. */
export interface HourTotals {
  readonly minutes: Float64Array
  readonly holidayDays: Map<number, Set<number>>
}

export function hourTotals(overtime: readonly OvertimeStep[]): HourTotals {
  return { minutes: new Float64Array(kindsCount * (overtime.length + 1)), holidayDays: new Map() }
}

/** Empties totals, so that the same object counts the next hours. */
export function clearTotals({ minutes, holidayDays }: HourTotals): void {
  minutes.fill(0)
  holidayDays.clear()
}

/**
 * Adds a shift of some Siders who had each worked `minutesBefore` in its week. Minutes past a
 * threshold are overtime, whatever their kind. On Monday the count starts again (decisions §4.3),
 * from the minutes of the new week that were counted already.
 */
export function addHours(
  totals: HourTotals,
  overtime: readonly OvertimeStep[],
  segments: readonly Segment[],
  siders: number,
  minutesBefore: number,
  minutesOfNextWeek = 0,
): void {
  let week = segments[0]?.week ?? 0
  let done = minutesBefore
  let step = stepReached(overtime, done)
  for (const segment of segments) {
    if (segment.week !== week) {
      week = segment.week
      done = minutesOfNextWeek
      step = stepReached(overtime, done)
    }
    let left = segment.minutes
    while (left > 0) {
      const room = (overtime[step]?.afterMinutes ?? Number.POSITIVE_INFINITY) - done
      const part = Math.min(left, room)
      const index = step * kindsCount + segment.kind
      totals.minutes[index] = (totals.minutes[index] ?? 0) + part * siders
      if ((segment.kind & (kinds.solidarity | kinds.holidays)) !== 0) {
        addHoliday(totals, index, segment.day)
      }
      done += part
      left -= part
      if (part === room) step++
    }
  }
}

/** How many thresholds the minutes already worked have passed. */
function stepReached(overtime: readonly OvertimeStep[], minutes: number): number {
  let step = 0
  while (minutes >= (overtime[step]?.afterMinutes ?? Number.POSITIVE_INFINITY)) step++
  return step
}

function addHoliday(totals: HourTotals, index: number, day: number): void {
  const days = totals.holidayDays.get(index)
  if (days === undefined) totals.holidayDays.set(index, new Set([day]))
  else days.add(day)
}
