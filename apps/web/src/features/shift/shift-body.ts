import type { ShiftBody } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

/** A shift as it travels. */
export function shiftBodyOf(draft: ShiftDraft): ShiftBody {
  return {
    startDate: draft.startsAt,
    endDate: draft.endsAt,
    breakDuration: draft.breakMinutes,
    slots: draft.slots,
  }
}

/** What a draft changes of a shift, as it travels: the rest stays as others may have left it. */
export function shiftPatchOf(shift: ShiftBody, draft: ShiftDraft): Partial<ShiftBody> {
  const { startDate, endDate, breakDuration, slots } = shiftBodyOf(draft)
  return {
    ...(startDate !== shift.startDate && { startDate }),
    ...(endDate !== shift.endDate && { endDate }),
    ...(breakDuration !== shift.breakDuration && { breakDuration }),
    ...(slots !== shift.slots && { slots }),
  }
}
