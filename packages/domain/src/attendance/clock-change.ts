import { epochMinuteOf, parisOffset } from '../kernel/calendar.ts'
import type { Span } from './attendance.ts'

/**
 * Minutes by which a time is longer than the clocks of Paris say: 60 where they go back to winter time
 * in it, −60 where they go forward to summer time, else 0.
 */
export function clockChangeMinutes({ startDate, endDate }: Span): number {
  return parisOffset(epochMinuteOf(startDate)) - parisOffset(epochMinuteOf(endDate))
}
