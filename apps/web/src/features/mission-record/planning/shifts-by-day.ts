import type { Shift } from '@renfort/contract/shift.ts'
import { instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'

export interface ShiftsOfDay {
  readonly date: IsoDate
  readonly shifts: readonly Shift[]
  /** The sum over all Siders of the day. */
  readonly minutes: number
}

/** The shifts under the day of their place when they start, in order, with the hours of the day (SUM-05). */
export function shiftsByDay(shifts: readonly Shift[]): ShiftsOfDay[] {
  const days = Map.groupBy(shifts.toSorted(byStart), ({ startDate, timeZone }) =>
    dateAt(instant(startDate), timeZone),
  )
  return [...days].map(([date, ofDay]) => ({
    date,
    shifts: ofDay,
    minutes: ofDay.reduce((sum, shift) => sum + minutesOf(shift), 0),
  }))
}

/** The sum over all Siders of a shift. */
export function minutesOf(shift: Shift): number {
  return workedMinutes(shiftDraftOf(shift)) * shift.slots
}

/** In the order in which they are worked. */
export function byStart(a: Shift, b: Shift): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1
  return a.endDate < b.endDate ? -1 : a.endDate > b.endDate ? 1 : 0
}
