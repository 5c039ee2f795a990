import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'

/** A saved shift, as the rules of the domain take it. */
export interface PlannedShift extends ShiftDraft {
  readonly id: string
  readonly recurrenceId: string | null
}

export function plannedOf(shift: Shift): PlannedShift {
  return { ...shiftDraftOf(shift), id: shift.id, recurrenceId: shift.recurrenceId }
}
