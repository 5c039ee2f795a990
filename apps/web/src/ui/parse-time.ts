import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { minuteOfTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'

/** SHIFT-11. */
export const stepMinutes = 15
const lastMinute = 23 * 60 + 59

/**
 * A time as people type it: 9, 9h, 9h30, 930, 0930, 09:30. Past the end of the day it is clamped to
 * 23:59 (SHIFT-10). `null` when it is no time at all.
 */
export function parseTime(text: string): LocalTime | null {
  const typed = text.replace(/\s/gu, '').toLowerCase()
  const parts =
    /^(\d{1,2})(?:[h:.](\d{1,2})?)?(?:min|m)?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed)
  if (!parts) return null
  const hours = Number(parts[1])
  const minutes = Math.min(Number(parts[2] ?? 0), 59)
  return timeOfMinute(Math.min(hours * 60 + minutes, lastMinute))
}

/** The time once it has been typed to its last minute, so that what depends on it can follow at once. */
export function wholeTime(text: string): LocalTime | null {
  const isWhole = /^(\d{1,2}[h:.]\d{2}|\d{4})$/i.test(text.replace(/\s/gu, ''))
  return isWhole ? parseTime(text) : null
}

/** The times a picker offers, every quarter of an hour (SHIFT-11). */
export const quarterHours: readonly LocalTime[] = Array.from({ length: 96 }, (_, step) =>
  timeOfMinute(step * stepMinutes),
)

/** The next or previous quarter of an hour; the day does not wrap. */
export function stepTime(time: LocalTime, direction: 1 | -1): LocalTime {
  const steps = minuteOfTime(time) / stepMinutes
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return quarterHours[Math.max(0, Math.min(next, quarterHours.length - 1))] ?? time
}
