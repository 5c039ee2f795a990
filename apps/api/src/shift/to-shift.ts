import type { Recurrence, Shift } from '@renfort/contract/shift.ts'
import { epochMinuteOf, type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import type { AtPlace } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { StoredRecurrence } from '../mission-record/recurrence-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'

/** A shift on the wire (ENT-04). */
export function toShift(shift: StoredShift): Shift {
  return {
    id: shift.id,
    startDate: shift.startsAt,
    endDate: shift.endsAt,
    breakDuration: shift.breakMinutes,
    slots: shift.slots,
    recurrenceId: shift.recurrenceId,
    timeZone: shift.timeZone,
  }
}

/** A recurrence on the wire (ENT-05). */
export function toRecurrence(rule: StoredRecurrence): Recurrence {
  return { ...rule, days: [...rule.days] }
}

export interface WireShift {
  readonly startDate: string
  readonly endDate: string
  readonly breakDuration: number
  readonly slots: number
}

/** The shift that a caller describes at a place. Plannings are in whole minutes: seconds are dropped. */
export function fromWireShift(shift: WireShift, place: AtPlace): ShiftDraft {
  return {
    timeZone: place.timeZone,
    startsAt: wholeMinute(shift.startDate),
    endsAt: wholeMinute(shift.endDate),
    breakMinutes: shift.breakDuration,
    slots: shift.slots,
  }
}

/** A shift after a caller's change of some of its fields. */
export function changedShift(
  shift: ShiftDraft,
  change: { readonly [Name in keyof WireShift]?: WireShift[Name] | undefined },
): ShiftDraft {
  return {
    timeZone: shift.timeZone,
    startsAt: change.startDate === undefined ? shift.startsAt : wholeMinute(change.startDate),
    endsAt: change.endDate === undefined ? shift.endsAt : wholeMinute(change.endDate),
    breakMinutes: change.breakDuration ?? shift.breakMinutes,
    slots: change.slots ?? shift.slots,
  }
}

function wholeMinute(wire: string): Instant {
  return instantOfMinute(epochMinuteOf(wire as Instant))
}
