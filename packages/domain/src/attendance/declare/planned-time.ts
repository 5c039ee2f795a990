import { epochMinuteOf, type Instant, instantOfMinute } from '../../kernel/calendar.ts'
import type { WorkedTime } from '../attendance.ts'

interface Planned {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/**
 * The planned time of a shift. A shift has minutes of break without a start: the break stands in
 * its middle.
 */
export function plannedTime({ startsAt, endsAt, breakMinutes }: Planned): WorkedTime {
  const span = { startDate: startsAt, endDate: endsAt }
  if (breakMinutes === 0) return { ...span, breaks: [] }
  const middle = Math.floor((epochMinuteOf(startsAt) + epochMinuteOf(endsAt) - breakMinutes) / 2)
  const [startDate, endDate] = [instantOfMinute(middle), instantOfMinute(middle + breakMinutes)]
  return { ...span, breaks: [{ startDate, endDate }] }
}
