import type { Shift, ShiftBody } from '@renfort/contract/shift.ts'
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

/** In the order in which they are worked. */
export function byStart(a: Shift, b: Shift): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1
  return a.endDate < b.endDate ? -1 : a.endDate > b.endDate ? 1 : 0
}
