import { addDays, localDateOf } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'

/** A rule of the product (SHIFT-29): the law leaves the notice of a first schedule to the contract. */
export const scheduleNoticeDays = 7

/** The last day on which the schedule of a shift can be sent in time. */
export function noticeDueOn(startsAt: Instant): IsoDate {
  return addDays(localDateOf(startsAt), -scheduleNoticeDays)
}
