import { type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'

/** A day as the API answers it, as midnight in UTC, or as a form has it. */
export function dayOf(wire: string): IsoDate {
  return isoDate(wire.slice(0, 10))
}
