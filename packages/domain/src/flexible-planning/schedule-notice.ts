import { addDays, type IsoDate } from '../kernel/calendar.ts'

/**
 * How long before a day of a planning by the week its exact hours are sent (SHIFT-29). A rule of the
 * product: the law leaves the notice of a first schedule to the contract.
 */
export const scheduleNoticeDays = 7

/** The last day on which the first hours can be sent in time; `null` where it is over. */
export function firstHoursBy(startDate: IsoDate, today: IsoDate): IsoDate | null {
  const due = addDays(startDate, -scheduleNoticeDays)
  return due < today ? null : due
}
