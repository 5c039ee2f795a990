import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type ShiftDraft, shiftFromForm } from '@renfort/domain/shift/shift.ts'
import type { ShiftFormValues } from './shift-form-values.ts'

/** The shift of the form's own day, typed by the clocks of a place; `null` while something is missing. */
export function templateOfForm(values: ShiftFormValues, timeZone: TimeZone): ShiftDraft | null {
  const { date, startTime, endTime, breakMinutes, slots } = values
  if (!isIsoDate(date) || !isLocalTime(startTime) || !isLocalTime(endTime)) return null
  if (slots === null || Number.isNaN(slots)) return null
  return shiftFromForm({ timeZone, date, startTime, endTime, breakMinutes, slots })
}
