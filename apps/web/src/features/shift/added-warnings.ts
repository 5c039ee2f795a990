import type { SolidaritySlug } from '@renfort/domain/law/public-holidays.ts'
import { type ShiftWarning, shiftWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

/** The warnings that a planning gets with some added shifts. */
export function addedWarnings(
  planned: readonly ShiftDraft[],
  added: readonly ShiftDraft[],
  solidarity: SolidaritySlug | null,
): ShiftWarning[] {
  const known = new Set(shiftWarnings(planned, solidarity).map((each) => JSON.stringify(each)))
  return shiftWarnings([...planned, ...added], solidarity).filter(
    (warning) => !known.has(JSON.stringify(warning)),
  )
}
