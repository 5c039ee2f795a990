import { epochMinuteOf } from '../../kernel/calendar.ts'
import { offsetAt, type TimeZone } from '../../kernel/place-time.ts'
import type { Span } from '../attendance.ts'

/**
 * Minutes by which a span is longer than its local times suggest: 60 where clocks go back to winter
 * time in it, −60 where they go forward to summer time, else 0.
 */
export function clockChangeMinutes({ startDate, endDate }: Span, zone: TimeZone): number {
  return offsetAt(epochMinuteOf(startDate), zone) - offsetAt(epochMinuteOf(endDate), zone)
}
