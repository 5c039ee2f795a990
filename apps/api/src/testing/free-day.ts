import { addDays, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'

let given = 0

/** A day of 2027 for which no test has stored a legal value. */
export function aFreeDay(): IsoDate {
  given += 1
  return addDays(isoDate('2027-01-02'), given)
}
