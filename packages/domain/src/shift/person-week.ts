import { compareInstants, epochMinuteOf, type Instant } from '../kernel/calendar.ts'
import { type AtPlace, startDayOf } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { dailyRestMinutes, overtimeIncreases } from '../law/working-time.ts'

interface PersonShift extends AtPlace {
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Minutes of work, breaks deducted. */
  readonly minutes: number
}

export interface PersonWeek {
  readonly minutes: number
  /**
   * Minutes beyond the weekly hours after which overtime is due without an agreement (L3121-36).
   */
  readonly overtimeMinutes: number
  /**
   * Between the last shift of a day and the first of the next worked day; `null` for a single day.
   */
  readonly shortestRestMinutes: number | null
  /** Whether the rest is shorter than the law allows (L3131-1). */
  readonly isRestShort: boolean
}

/** Sums of the shifts of one person in one week. */
export function personWeek(shifts: readonly PersonShift[]): PersonWeek {
  const inOrder = shifts.toSorted((a, b) => compareInstants(a.startsAt, b.startsAt))
  const minutes = inOrder.reduce((sum, shift) => sum + shift.minutes, 0)
  const [first] = inOrder
  if (first === undefined) {
    return { minutes, overtimeMinutes: 0, shortestRestMinutes: null, isRestShort: false }
  }
  const day = startDayOf(first)
  const [lowest] = at(overtimeIncreases, day).value
  const threshold = (lowest?.thresholdHours ?? 0) * 60
  const rests = inOrder.slice(1).flatMap((shift, index) => {
    const before = inOrder[index]
    if (before === undefined) return []
    // The time between two shifts of one day is no daily rest.
    if (startDayOf(before) === startDayOf(shift)) return []
    return [epochMinuteOf(shift.startsAt) - epochMinuteOf(before.endsAt)]
  })
  const shortestRestMinutes = rests.length === 0 ? null : Math.min(...rests)
  return {
    minutes,
    overtimeMinutes: Math.max(0, minutes - threshold),
    shortestRestMinutes,
    isRestShort:
      shortestRestMinutes !== null && shortestRestMinutes < at(dailyRestMinutes, day).value,
  }
}
