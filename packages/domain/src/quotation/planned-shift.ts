import { epochMinuteOf } from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import { dayAt, epochMinuteAt, type TimeZone } from '../kernel/place-time.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/**
 * A shift in epoch minutes; `worked` is in real minutes, `day` and `week` are the local day and
 * week numbers of its start.
 */
export interface PlannedShift {
  readonly start: number
  readonly breakStart: number
  readonly breakEnd: number
  readonly end: number
  readonly worked: number
  readonly slots: number
  readonly day: number
  readonly week: number
  /** The ISO week of its last minute, and the minutes worked in that week. */
  readonly lastWeek: number
  readonly workedInLastWeek: number
}

/** A shift on the clocks of a zone. */
export function plannedShift(shift: Omit<ShiftDraft, 'timeZone'>, zone: TimeZone): PlannedShift {
  const { breakMinutes, slots } = shift
  return plannedMinutes(
    epochMinuteOf(shift.startsAt),
    epochMinuteOf(shift.endsAt),
    breakMinutes,
    slots,
    zone,
  )
}

/** The break is one block in the middle: it starts after floor(worked ÷ 2) minutes (decisions §4.2). */
export function plannedMinutes(
  start: number,
  end: number,
  breakMinutes: number,
  slots: number,
  zone: TimeZone,
): PlannedShift {
  const worked = Math.max(0, end - start - breakMinutes)
  const breakStart = start + Math.floor(worked / 2)
  const breakEnd = Math.max(breakStart, end - worked + Math.floor(worked / 2))
  const day = dayAt(start, zone)
  const week = weekNumberOfDay(day)
  const lastDay = dayAt(end - 1, zone)
  const lastWeek = lastDay === day ? week : weekNumberOfDay(lastDay)
  const monday = lastWeek === week ? start : epochMinuteAt((lastWeek * 7 - 3) * 1440, zone)
  const workedInLastWeek =
    Math.max(0, breakStart - monday) + Math.max(0, end - Math.max(monday, breakEnd))
  return { start, breakStart, breakEnd, end, worked, slots, day, week, lastWeek, workedInLastWeek }
}

/** By start, then end, then length of the break: the order in which slots are given (decisions §4.3). */
export function compareShifts(a: PlannedShift, b: PlannedShift): number {
  return a.start - b.start || a.end - b.end || b.worked - a.worked
}
