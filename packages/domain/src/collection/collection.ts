import { addDays, type Instant, type IsoDate, localOf, localTime } from '../kernel/calendar.ts'
import type { Schedule } from '../kernel/schedule.ts'
import { isFinal, type RefusalReason } from './refusal-reason.ts'

/** Every day at 06:30 in Paris, after the run that bills: what has come due is collected. */
export const collectionSchedule = {
  every: 'day',
  at: localTime('06:30'),
} as const satisfies Schedule

/** The day on which an invoice that falls due is collected first: that day, or the next run once it is past. */
export function firstTryOn(dueOn: IsoDate, now: Instant): IsoDate {
  const { date, time } = localOf(now)
  const nextRun = time < collectionSchedule.at ? date : addDays(date, 1)
  return dueOn > nextRun ? dueOn : nextRun
}

/** Days after the first try on which the product tries again by itself. */
const retryDays = [3, 7] as const

/** What banks take no less than, in cents. */
export const smallestCharge = 50

/** Of an invoice that is collected: its try waits for the bank, or was refused; `started` has no answer yet. */
export const collectionStates = ['started', 'pending', 'refused', 'succeeded'] as const
export type CollectionState = (typeof collectionStates)[number]

/** The first day on which a method was tried by itself, how often it was, and why it was refused last. */
interface Tries {
  readonly firstOn: IsoDate
  readonly count: number
  readonly reason: RefusalReason
}

/** The day of the next try with the same method; `null` when it is worth none, or all were made. */
export function nextTryOn({ firstOn, count, reason }: Tries): IsoDate | null {
  const days = retryDays[count - 1]
  return days === undefined || isFinal(reason) ? null : addDays(firstOn, days)
}
