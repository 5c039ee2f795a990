import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { minuteOfTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'

/** The step of pickers (SHIFT-11). */
const stepMinutes = 15

/** The times a picker offers, every quarter of an hour (SHIFT-11). */
export const quarterHours: readonly LocalTime[] = Array.from({ length: 96 }, (_, step) =>
  timeOfMinute(step * stepMinutes),
)

/** The next or previous quarter of an hour, within the day. */
export function stepTime(time: LocalTime, direction: 1 | -1): LocalTime {
  const steps = minuteOfTime(time) / stepMinutes
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return quarterHours[Math.max(0, Math.min(next, quarterHours.length - 1))] ?? time
}
