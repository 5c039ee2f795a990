import { addDays, type IsoDate, isoDate, localTime, timeOfMinute } from '../kernel/calendar.ts'
import { type ShiftDraft, shiftFromForm } from '../shift/shift.ts'
import { inParis } from './in-paris.ts'

/** A shift of one slot without a break in Paris, unless told: « 2026-12-07 », « 09:00 », « 17:00 ». */
export function typedShift(
  date: string,
  start: string,
  end: string,
  changes: Partial<Pick<ShiftDraft, 'breakMinutes' | 'slots' | 'timeZone'>> = {},
): ShiftDraft {
  return shiftFromForm({
    ...inParis,
    breakMinutes: 0,
    slots: 1,
    ...changes,
    date: isoDate(date),
    startTime: localTime(start),
    endTime: localTime(end),
  })
}

interface DrawnShift {
  /** Counted from the first day of the planning. */
  readonly day: number
  /** The minute of the day at which it starts. */
  readonly start: number
  /** Minutes of work, besides the break. */
  readonly worked: number
  readonly breakMinutes: number
  readonly slots: number
}

/** The shifts that a property has drawn, from a day on. */
export function drawnShifts(from: IsoDate, drawn: readonly DrawnShift[]): ShiftDraft[] {
  return drawn.map(({ day, start, worked, breakMinutes, slots }) =>
    shiftFromForm({
      ...inParis,
      date: addDays(from, day),
      startTime: timeOfMinute(start),
      endTime: timeOfMinute(start + worked + breakMinutes),
      breakMinutes,
      slots,
    }),
  )
}
