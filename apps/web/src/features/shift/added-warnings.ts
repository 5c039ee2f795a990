import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { type ShiftWarning, shiftWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

/** The warnings that a planning gets with some added shifts. */
export function addedWarnings(
  planned: readonly ShiftDraft[],
  added: readonly ShiftDraft[],
  calendar: HolidayCalendar,
): ShiftWarning[] {
  const known = new Set(shiftWarnings(planned, calendar).map((each) => JSON.stringify(each)))
  return shiftWarnings([...planned, ...added], calendar).filter(
    (warning) => !known.has(JSON.stringify(warning)),
  )
}
