import {
  addDays,
  daysBetween,
  type Instant,
  type IsoDate,
  mondayOf,
  weekdayOf,
} from '../kernel/calendar.ts'
import { instantAt, localAt, startDayOf, type TimeZone } from '../kernel/place-time.ts'
import { weeksOf } from './copy-week.ts'
import { duplicateShift } from './duplication.ts'
import type { ShiftDraft } from './shift.ts'

/**
 * A week of a planning, and the week for which it is ordered again; each given by any of its days.
 */
export interface WeekMove {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The most weeks that one order copies from an earlier planning: a year. */
export const weekMovesLimit = 52

/**
 * Shifts of some weeks, moved to other weeks: same weekdays, same local times, in the order of
 * time.
 */
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

/** A shift in the time zone of another place: 9:00 stays 9:00. */
export function onClocksOf<Shift extends ShiftDraft>(shift: Shift, zone: TimeZone): Shift {
  const at = (instant: Instant) => {
    const { date, time } = localAt(instant, shift.timeZone)
    return instantAt(date, time, zone)
  }
  return { ...shift, timeZone: zone, startsAt: at(shift.startsAt), endsAt: at(shift.endsAt) }
}

/** The moves of every week of a planning, so that its first week becomes the given one. */
export function wholePlanningFrom(shifts: readonly ShiftDraft[], monday: IsoDate): WeekMove[] {
  const weeks = weeksOf(shifts).map((week) => week.monday)
  const [first] = weeks
  if (first === undefined) return []
  return weeks.map((from) => ({ from, to: addDays(monday, daysBetween(first, from)) }))
}
