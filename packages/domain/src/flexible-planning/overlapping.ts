import { compareInstants } from '../kernel/calendar.ts'
import type { Period } from '../mission/mission.ts'

/**
 * The first shift that begins before another one has ended; `null` where all can be worked by the same
 * Siders, as a flexible planning wants it.
 */
export function overlapping<Shift extends Period>(shifts: readonly Shift[]): Shift | null {
  let last: Shift | undefined
  for (const next of shifts.toSorted((a, b) => compareInstants(a.startsAt, b.startsAt))) {
    if (last !== undefined && compareInstants(next.startsAt, last.endsAt) < 0) return next
    last = next
  }
  return null
}
