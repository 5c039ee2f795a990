import { localTime, type LocalTime, timeOfMinute } from '../kernel/calendar.ts'

const dayMinutes = 1440

const named: Readonly<Record<string, number>> = { midi: 720, noon: 720, minuit: 0, midnight: 0 }

interface ClockParts {
  readonly hours: number
  readonly minutes: number
}

/**
 * A time as people and tools write it, in minutes after midnight: 9, 9h, 9h30, 930, 09:30, 09:30:00,
 * 9:30 PM, midi. 24:00 is 1440: a day may end there, none begins. `null` when it is no time.
 */
export function readClock(text: string): number | null {
  const typed = compact(text)
  const known = named[typed]
  if (known !== undefined) return known
  const parts = halfDayParts(typed) ?? partsOf(typed)
  if (parts === null || parts.minutes > 59) return null
  const minutes = parts.hours * 60 + parts.minutes
  return minutes > dayMinutes ? null : minutes
}

/** The same as `HH:mm`; 24:00 is the midnight at which the next day begins. */
export function readTime(text: string): LocalTime | null {
  const minutes = readClock(text)
  return minutes === null ? null : timeOfMinute(minutes)
}

/** A time at which something begins: 24:00 is none. */
export function readStartTime(text: string): LocalTime | null {
  return readClock(text) === dayMinutes ? null : readTime(text)
}

/** A time typed into a field of a shift: past the end of the day it is 23:59 (SHIFT-10). */
export function clampedTime(text: string): LocalTime | null {
  const parts = partsOf(compact(text))
  if (parts === null) return readTime(text)
  if (parts.hours > 23) return localTime('23:59')
  return timeOfMinute(parts.hours * 60 + Math.min(parts.minutes, 59))
}

function compact(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '').toLowerCase()
}

/** The numbers of a clock, whether a day has them or not. */
function partsOf(typed: string): ClockParts | null {
  const parts =
    /^(\d{1,2})(?:h|hrs?|heures?|hours?)(\d{1,2})?(?:m|min|mn)?$/.exec(typed) ??
    /^(\d{1,2})[:.](?:(\d{2})(?::\d{2}(?:[.,]\d+)?)?)?$/.exec(typed) ??
    /^(\d{1,2})(\d{2})?$/.exec(typed)
  return parts && { hours: Number(parts[1]), minutes: Number(parts[2] ?? 0) }
}

/** « 9:30 PM », « 12 a.m. »; hours above 12 make none. */
function halfDayParts(typed: string): ClockParts | null {
  const half = /^(\d{1,2})(?:[:h.](\d{2})?)?(?::\d{2})?([ap])\.?m\.?$/.exec(typed)
  if (half === null) return null
  const hours = Number(half[1])
  if (hours < 1 || hours > 12) return null
  return { hours: (hours % 12) + (half[3] === 'p' ? 12 : 0), minutes: Number(half[2] ?? 0) }
}

/** What is wrong with a text that gives no time: no day has it, or it is none at all. */
export function unreadTimeKey(text: string): 'errors.field.time' | 'errors.field.format' {
  return partsOf(compact(text)) === null ? 'errors.field.format' : 'errors.field.time'
}

/** Whether a time is typed to its last minute, so that what depends on it may follow at once. */
export function isWholeTime(text: string): boolean {
  return /^(\d{1,2}[h:.]\d{2}|\d{4})$/.test(compact(text))
}
