import { compareInstants, epochMinuteOf, type Instant } from '../kernel/calendar.ts'
import { type AtPlace, startDayOf } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { dailyRestMinutes, overtimeIncreases } from '../law/working-time.ts'

interface PersonShift extends AtPlace {
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Worked, the break deducted. */
  readonly minutes: number
}

export interface PersonWeek {
  readonly minutes: number
  /** Beyond the hours of a week from which overtime is owed (L3121-36), where no agreement says otherwise. */
  readonly overtimeMinutes: number
  /** Between the last shift of a day and the first of the next day worked; `null` with one day. */
  readonly shortestRestMinutes: number | null
  /** Shorter than the law lets a rest be (L3131-1). */
  readonly isRestShort: boolean
}

/** What the shifts of one person in one week come to. */
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
    // What lies between two shifts of one day is no daily rest.
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
