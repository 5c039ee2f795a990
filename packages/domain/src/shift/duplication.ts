import { addDays, daysBetween, instantOf, localOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import type { ShiftDraft } from './shift.ts'

/** Refuses a duplication without a date (SHIFT-24). */
export function validateDuplication(dates: readonly IsoDate[]): Issue[] {
  return dates.length > 0 ? [] : [issue(['dates'], 'errors.shift.date_missing')]
}

/** Copies of a shift on other dates, at the same times of the clock. */
export function duplicateShift(shift: ShiftDraft, dates: readonly IsoDate[]): ShiftDraft[] {
  const start = localOf(shift.startsAt)
  const end = localOf(shift.endsAt)
  const nights = daysBetween(start.date, end.date)
  return dates.map((date) => ({
    startsAt: instantOf(date, start.time),
    endsAt: instantOf(addDays(date, nights), end.time),
    breakMinutes: shift.breakMinutes,
    slots: shift.slots,
  }))
}
