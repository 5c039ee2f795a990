import type { Span, WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  dateOfDay,
  epochMinuteOf,
  type Instant,
  type IsoDate,
  timeOfMinute,
} from '@renfort/domain/kernel/calendar.ts'
import { type TimeZone, wallMinuteAt } from '@renfort/domain/kernel/place-time.ts'

/** What a file says of a time, on the clocks of its place and in minutes. */
export interface ExportedTime {
  readonly start: string
  readonly end: string
  /** « 12:00–12:30 », each break. */
  readonly breaks: string
  readonly breakMinutes: number
  /** Without the breaks. */
  readonly minutes: number
}

/**
 * Reads each moment of a time once, whatever number of cells say something of it. A moment says its day
 * where its line does not: a start on another day than that of the line, an end that comes later than
 * the next midnight after which a clock shows less than at the start.
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

/** Real minutes, whatever the clocks show. */
function minutesOf({ startDate, endDate }: Span): number {
  return epochMinuteOf(endDate) - epochMinuteOf(startDate)
}

function dayOf(wallMinute: number): IsoDate {
  return dateOfDay(Math.floor(wallMinute / 1440))
}

/** The clock alone says the day of the end: that of the start, or the next one. */
function isPlain(start: number, end: number): boolean {
  const days = Math.floor(end / 1440) - Math.floor(start / 1440)
  return timeOfMinute(end) < timeOfMinute(start) ? days === 1 : days === 0
}

function momentAt(wallMinute: number): string {
  return `${dayOf(wallMinute)} ${timeOfMinute(wallMinute)}`
}
