import { addDays, localDateOf } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'

/**
 * Days before its start by which a precise schedule reaches the Sider (SHIFT-29): a rule of the
 * product, not of the law, which leaves the notice of a first schedule to the contract.
 */
export const scheduleNoticeDays = 7

/** The last day on which the schedule of a shift is sent in time. */
export function noticeDueOn(startsAt: Instant): IsoDate {
  return addDays(localDateOf(startsAt), -scheduleNoticeDays)
}
