import { type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'

/** A day as it travels, midnight in UTC, as the screens write it. */
export function dayOf(wire: string): IsoDate {
  return isoDate(wire.slice(0, 10))
}
