import type { Shift, ShiftBody } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'

/** A shift in the form of the wire. */
export function shiftBodyOf(draft: ShiftDraft): ShiftBody {
  return {
    startDate: draft.startsAt,
    endDate: draft.endsAt,
    breakDuration: draft.breakMinutes,
    slots: draft.slots,
  }
}

/** The changed fields of a shift, in the form of the wire: the other fields keep what others may have saved. */
export function shiftPatchOf(shift: ShiftBody, draft: ShiftDraft): Partial<ShiftBody> {
  const { startDate, endDate, breakDuration, slots } = shiftBodyOf(draft)
  return {
    ...(startDate !== shift.startDate && { startDate }),
    ...(endDate !== shift.endDate && { endDate }),
    ...(breakDuration !== shift.breakDuration && { breakDuration }),
    ...(slots !== shift.slots && { slots }),
  }
}

/** A saved shift, as the rules of the domain take it. */
export interface PlannedShift extends ShiftDraft {
  readonly id: string
  readonly recurrenceId: string | null
}

export function plannedOf(shift: Shift): PlannedShift {
  return { ...shiftDraftOf(shift), id: shift.id, recurrenceId: shift.recurrenceId }
}
