import { addDays, type Instant, type IsoDate, localInParis, localTime } from '../kernel/calendar.ts'
import type { Schedule } from '../kernel/schedule.ts'
import { isFinal, type RefusalReason } from './refusal-reason.ts'

/** Every day at 06:30 in Paris, after the run that bills: what has come due is collected. */
export const collectionSchedule = {
  every: 'day',
  at: localTime('06:30'),
} as const satisfies Schedule

/** Days after the first try on which the product tries again by itself. */
const retryDays = [3, 7] as const

/** The smallest amount that banks accept, in cents. */
export const smallestCharge = 50

/**
 * Of an invoice that is collected: its try waits for the bank, or was refused; `started` has no answer yet,
 * `returned` was paid, and taken back by the bank weeks later: the product never tries that again by itself.
 */
export const collectionStates = ['started', 'pending', 'refused', 'succeeded', 'returned'] as const
export type CollectionState = (typeof collectionStates)[number]

/** Whether a bank is asked for money, or is about to be, without a final answer. */
export function isUnderWay(state: CollectionState | null): boolean {
  return state === 'started' || state === 'pending'
}

/** What decides whether the product collects an invoice by itself, and from which day on. */
export interface Collectable {
  readonly isPaid: boolean
  readonly dueOn: IsoDate
  /** What is left of it, tax included, in cents. */
  readonly openCents: number
  /** The state of its last try; `null` before the first. */
  readonly state: CollectionState | null
  /** The day of the next try with the method that was refused; `null` when there is none. */
  readonly retryOn: IsoDate | null
  /** Whether the company has a card or an account now, other than the refused one. */
  readonly hasMethod: boolean
  readonly hasOtherMethod: boolean
  /** Whether its company disputes or refuses it. */
  readonly isContested: boolean
}

/**
 * The first day on which the product takes an invoice by itself: when it is due, when a refused try is
 * made again, or at once with another method. `null` where it takes nothing, as while a bank is asked.
 */
export function collectedFrom(invoice: Collectable): IsoDate | null {
  const { isPaid, openCents, hasMethod, isContested, state, dueOn, retryOn } = invoice
  if (isPaid || openCents < smallestCharge || !hasMethod || isContested) return null
  if (state === null) return dueOn
  if (state !== 'refused') return null
  return invoice.hasOtherMethod ? dueOn : retryOn
}

/** The day whose run takes an invoice by itself, seen from an instant; `null` where none does. */
export function nextCollectionOn(invoice: Collectable, now: Instant): IsoDate | null {
  const from = collectedFrom(invoice)
  if (from === null) return null
  const { date, time } = localInParis(now)
  const nextRun = time < collectionSchedule.at ? date : addDays(date, 1)
  return from > nextRun ? from : nextRun
}

/**
 * The first day on which a method was tried by itself, how often it was, and why it was refused last; the
 * bank of a debit may say so days after it was asked.
 */
interface Tries {
  readonly firstOn: IsoDate
  readonly answeredOn: IsoDate
  readonly count: number
  readonly reason: RefusalReason
}

/**
 * The day of the next try with the same method, three or seven days after the first and no sooner than the
 * day after the answer; `null` when it is worth none, or all were made.
 */
export function nextTryOn({ firstOn, answeredOn, count, reason }: Tries): IsoDate | null {
  const days = retryDays[count - 1]
  if (days === undefined || isFinal(reason)) return null
  const planned = addDays(firstOn, days)
  return planned > answeredOn ? planned : addDays(answeredOn, 1)
}
