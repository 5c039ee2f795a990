import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { type ShiftDraft, shiftFromForm } from '@renfort/domain/shift/shift.ts'
import type { ShiftFormValues } from './shift-form-values.ts'

/** The shift of the form's own day; `null` while something is missing. */
export function templateOfForm(values: ShiftFormValues): ShiftDraft | null {
  const { date, startTime, endTime, breakMinutes, slots } = values
  if (!isIsoDate(date) || !isLocalTime(startTime) || !isLocalTime(endTime)) return null
  if (slots === null || Number.isNaN(slots)) return null
  return shiftFromForm({ date, startTime, endTime, breakMinutes, slots })
}
