import { addDays, type IsoDate } from '../kernel/calendar.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { isOfTwoNights } from '../shift/split-day.ts'

/**
 * The work of one person in the shifts that start on one local day, in epoch minutes and minutes.
 */
export interface WorkedDay {
  readonly day: number
  readonly week: number
  readonly start: number
  readonly firstIndex: number
  end: number
  lastIndex: number
  worked: number
  /**
   * The start of the working day of the last shift, and the longest working day so far with its
   * last shift.
   */
  spanStart: number
  span: number
  spanIndex: number
}

/**
 * The days of one person, whose shifts are indexes in the order of time; a gap of `rest` minutes
 * separates two working days.
 */
export function workedDays(
  shifts: readonly PlannedShift[],
  own: readonly number[],
  rest: number,
): WorkedDay[] {
  const days: WorkedDay[] = []
  let current: WorkedDay | undefined
  for (const index of own) {
    const shift = shifts[index]
    if (shift === undefined) continue
    const { day, week, start, end, worked } = shift
    if (current?.day === day) {
      if (isOfTwoNights(end - current.spanStart, start - current.end, rest))
        current.spanStart = start
      if (end - current.spanStart > current.span) {
        current.span = end - current.spanStart
        current.spanIndex = index
      }
      current.end = Math.max(current.end, end)
      current.lastIndex = index
      current.worked += worked
    } else {
      current = {
        day,
        week,
        start,
        end,
        worked,
        firstIndex: index,
        lastIndex: index,
        spanStart: start,
        span: end - start,
        spanIndex: index,
      }
      days.push(current)
    }
  }
  return days
}

/** The local days on which a shift is worked: both days of a night past midnight. */
export function daysTouched(
  shift: Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>,
): IsoDate[] {
  const last = lastDayOf(shift)
  const days: IsoDate[] = []
  for (let day = startDayOf(shift); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
