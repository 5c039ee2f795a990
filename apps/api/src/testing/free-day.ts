import { addDays, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'

let given = 0

/** A day of autumn 2027, when no mission of a test takes place, without a legal value of its own. */
export function aFreeDay(): IsoDate {
  given += 1
  return addDays(isoDate('2027-09-01'), given)
}
