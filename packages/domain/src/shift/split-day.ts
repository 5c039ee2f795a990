import { epochMinuteOf } from '../kernel/calendar.ts'
import { type AtPlace, startDayOf } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { dailyRestMinutes, longestSpanMinutes } from '../law/working-time.ts'
import type { Period } from '../mission/mission.ts'

export interface SplitDay {
  /** Between the end of a shift and the start of the next one of its day. */
  readonly pauseMinutes: number
  /** From the first hour of the day to the end of the later shift. */
  readonly spanMinutes: number
  /** Whether the span is longer than the law allows (L3131-1). */
  readonly isSpanLong: boolean
}

/**
 * Whether work that begins on one date is two nights, such as from 00:00 and from 22:00, and not
 * one day: together it spans more than 24 hours, with a rest in between. Both arguments are in
 * minutes.
 */
export function isOfTwoNights(span: number, pause: number, rest: number): boolean {
  return span > 1440 && pause >= rest
}

/**
 * The gap between a shift and the one before it; `shifts` are those of one person on one day, by
 * start. `null` for the first shift, for one that begins when the other ends, and after a rest
 * between two nights.
 */
export function splitBefore(
  shifts: readonly (Pick<Period, 'startsAt' | 'endsAt'> & AtPlace)[],
  index: number,
): SplitDay | null {
  const [first, before, shift] = [shifts[0], shifts[index - 1], shifts[index]]
  if (first === undefined || before === undefined || shift === undefined) return null
  const day = startDayOf(first)
  const pauseMinutes = epochMinuteOf(shift.startsAt) - epochMinuteOf(before.endsAt)
  const spanMinutes = epochMinuteOf(shift.endsAt) - epochMinuteOf(first.startsAt)
  if (pauseMinutes <= 0) return null
  if (isOfTwoNights(spanMinutes, pauseMinutes, at(dailyRestMinutes, day).value)) return null
  return { pauseMinutes, spanMinutes, isSpanLong: spanMinutes > at(longestSpanMinutes, day).value }
}
