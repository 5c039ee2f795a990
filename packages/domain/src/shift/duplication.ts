import { addDays, daysBetween } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { instantAt, localAt } from '../kernel/place-time.ts'
import type { ShiftDraft } from './shift.ts'

/** Refuses a duplication without a date (SHIFT-24). */
export function validateDuplication(dates: readonly IsoDate[]): Issue[] {
  return dates.length > 0 ? [] : [issue(['dates'], 'errors.shift.date_missing')]
}

/** Copies of a shift on other dates, at the same times of the clock. */
export function duplicateShift(shift: ShiftDraft, dates: readonly IsoDate[]): ShiftDraft[] {
  const zone = shift.timeZone
  const start = localAt(shift.startsAt, zone)
  const end = localAt(shift.endsAt, zone)
  const nights = daysBetween(start.date, end.date)
  return dates.map((date) => ({
    timeZone: shift.timeZone,
    startsAt: instantAt(date, start.time, zone),
    endsAt: instantAt(addDays(date, nights), end.time, zone),
    breakMinutes: shift.breakMinutes,
    slots: shift.slots,
  }))
}
