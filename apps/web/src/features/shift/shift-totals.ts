import { workedMinutes, type ShiftDraft } from '@renfort/domain/shift/shift.ts'

export interface ShiftTotals {
  readonly shifts: number
  /** Places to fill, over all shifts. */
  readonly places: number
  /** Worked minutes of all the places together. */
  readonly minutes: number
}

export function shiftTotals(shifts: readonly ShiftDraft[]): ShiftTotals {
  return {
    shifts: shifts.length,
    places: shifts.reduce((sum, shift) => sum + shift.slots, 0),
    minutes: shifts.reduce((sum, shift) => sum + workedMinutes(shift) * shift.slots, 0),
  }
}
