import type { Span, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  dateOfDay,
  epochMinuteOf,
  type Instant,
  type IsoDate,
  timeOfMinute,
} from '@renfort/domain/kernel/calendar.ts'
import { type TimeZone, wallMinuteAt } from '@renfort/domain/kernel/place-time.ts'

/** A time as the file shows it, in local times and minutes. */
export interface ExportedTime {
  readonly start: string
  readonly end: string
  /** Each break: « 12:00–12:30 ». */
  readonly breaks: string
  readonly breakMinutes: number
  /** Without the breaks. */
  readonly minutes: number
}

/**
 * Formats each instant of a time once, although several cells use it. An instant shows its day when
 * the line does not tell it: a start on another day than the line's, or an end that is neither on
 * the day of the start nor earlier on the clock on the next day.
 */
export function exportedTime(
  { startDate, endDate, breaks }: WorkedTime,
  day: IsoDate,
  zone: TimeZone,
): ExportedTime {
  const wallOf = (at: Instant) => wallMinuteAt(epochMinuteOf(at), zone)
  const [start, end] = [wallOf(startDate), wallOf(endDate)]
  let breakMinutes = 0
  let text = ''
  for (const rest of breaks) {
    breakMinutes += minutesOf(rest)
    const [from, until] = [wallOf(rest.startDate), wallOf(rest.endDate)]
    text += `${text === '' ? '' : ', '}${timeOfMinute(from)}–${timeOfMinute(until)}`
  }
  return {
    start: dayOf(start) === day ? timeOfMinute(start) : momentAt(start),
    end: isPlain(start, end) ? timeOfMinute(end) : momentAt(end),
    breaks: text,
    breakMinutes,
    minutes: minutesOf({ startDate, endDate }) - breakMinutes,
  }
}

/** Real minutes, even across a clock change. */
function minutesOf({ startDate, endDate }: Span): number {
  return epochMinuteOf(endDate) - epochMinuteOf(startDate)
}

function dayOf(wallMinute: number): IsoDate {
  return dateOfDay(Math.floor(wallMinute / 1440))
}

/** Whether the clock time alone tells the day of the end: the day of the start, or the next one. */
function isPlain(start: number, end: number): boolean {
  const days = Math.floor(end / 1440) - Math.floor(start / 1440)
  return timeOfMinute(end) < timeOfMinute(start) ? days === 1 : days === 0
}

function momentAt(wallMinute: number): string {
  return `${dayOf(wallMinute)} ${timeOfMinute(wallMinute)}`
}
