export interface PlannedSlot {
  readonly shiftId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
  readonly slots: number
}

/** A shift of the week, as its mission lists it: « id start end break slots », with times in epoch minutes. */
export function plannedSlot(text: string): PlannedSlot {
  const [shiftId = '', start, end, breakMinutes, slots] = text.split(' ')
  return {
    shiftId,
    startMinute: Number(start),
    endMinute: Number(end),
    breakMinutes: Number(breakMinutes),
    slots: Number(slots),
  }
}
