import { epochMinuteOf, epochMinuteOfWall, wallMinuteOf } from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/** In epoch minutes; `worked` in real minutes, `day` and `week` are local numbers of its start. */
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

export function plannedShift(shift: ShiftDraft): PlannedShift {
  const { breakMinutes, slots } = shift
  return plannedMinutes(
    epochMinuteOf(shift.startsAt),
    epochMinuteOf(shift.endsAt),
    breakMinutes,
    slots,
  )
}

/** The break is one block in the middle: it starts after floor(worked ÷ 2) minutes (decisions §4.2). */
export function plannedMinutes(
  start: number,
  end: number,
  breakMinutes: number,
  slots: number,
): PlannedShift {
  const worked = Math.max(0, end - start - breakMinutes)
  const breakStart = start + Math.floor(worked / 2)
  const breakEnd = Math.max(breakStart, end - worked + Math.floor(worked / 2))
  const day = Math.floor(wallMinuteOf(start) / 1440)
  const week = weekNumberOfDay(day)
  const lastDay = Math.floor(wallMinuteOf(end - 1) / 1440)
  const lastWeek = lastDay === day ? week : weekNumberOfDay(lastDay)
  const monday = lastWeek === week ? start : epochMinuteOfWall((lastWeek * 7 - 3) * 1440)
  const workedInLastWeek =
    Math.max(0, breakStart - monday) + Math.max(0, end - Math.max(monday, breakEnd))
  return { start, breakStart, breakEnd, end, worked, slots, day, week, lastWeek, workedInLastWeek }
}

/** By start, then end, then length of the break: the order in which slots are given (decisions §4.3). */
export function compareShifts(a: PlannedShift, b: PlannedShift): number {
  return a.start - b.start || a.end - b.end || b.worked - a.worked
}
