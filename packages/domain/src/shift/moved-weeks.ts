import { addDays, daysBetween, type Instant, type IsoDate, weekdayOf } from '../kernel/calendar.ts'
import { instantAt, localAt, startDayOf, type TimeZone } from '../kernel/place-time.ts'
import { mondayOf, weeksOf } from './copy-week.ts'
import { duplicateShift } from './duplication.ts'
import type { ShiftDraft } from './shift.ts'

/** A week of a planning, and the week that it is ordered again for; each by any of its days. */
export interface WeekMove {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** How many weeks one order can take from an earlier planning: a year. */
export const weekMovesLimit = 52

/** The shifts of weeks in other weeks: same weekdays, same times of the clock, in the order of time. */
export function movedWeeks(
  shifts: readonly ShiftDraft[],
  moves: readonly WeekMove[],
): ShiftDraft[] {
  const drafts = moves.flatMap(({ from, to }) => {
    const ofWeek = shifts.filter((shift) => mondayOf(startDayOf(shift)) === mondayOf(from))
    return ofWeek.flatMap((shift) =>
      duplicateShift(shift, [addDays(mondayOf(to), weekdayOf(startDayOf(shift)))]),
    )
  })
  return drafts.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

/** A shift on the clocks of another place: what was typed as 9:00 is 9:00 there. */
export function onClocksOf<Shift extends ShiftDraft>(shift: Shift, zone: TimeZone): Shift {
  const at = (instant: Instant) => {
    const { date, time } = localAt(instant, shift.timeZone)
    return instantAt(date, time, zone)
  }
  return { ...shift, timeZone: zone, startsAt: at(shift.startsAt), endsAt: at(shift.endsAt) }
}

/** Every week of a planning, moved so that its first week becomes the given one. */
export function wholePlanningFrom(shifts: readonly ShiftDraft[], monday: IsoDate): WeekMove[] {
  const weeks = weeksOf(shifts).map((week) => week.monday)
  const [first] = weeks
  if (first === undefined) return []
  return weeks.map((from) => ({ from, to: addDays(monday, daysBetween(first, from)) }))
}
