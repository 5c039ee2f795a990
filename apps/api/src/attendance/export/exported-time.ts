import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  dateOfDay,
  epochMinuteOf,
  type IsoDate,
  type LocalTime,
  timeOfMinute,
  wallMinuteInParis,
} from '@renfort/domain/kernel/calendar.ts'

/** What a file says of a time, on a Paris clock and in minutes. */
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
): ExportedTime {
  const [start, end] = [epochMinuteOf(startDate), epochMinuteOf(endDate)]
  let breakMinutes = 0
  let text = ''
  for (const rest of breaks) {
    const [from, until] = [epochMinuteOf(rest.startDate), epochMinuteOf(rest.endDate)]
    breakMinutes += until - from
    text += `${text === '' ? '' : ', '}${clockAt(from)}–${clockAt(until)}`
  }
  return {
    start: dayOf(start) === day ? clockAt(start) : momentAt(start),
    end: isPlain(start, end) ? clockAt(end) : momentAt(end),
    breaks: text,
    breakMinutes,
    minutes: end - start - breakMinutes,
  }
}

function dayOf(minute: number): IsoDate {
  return dateOfDay(Math.floor(wallMinuteInParis(minute) / 1440))
}

/** The clock alone says the day of the end: that of the start, or the next one. */
function isPlain(start: number, end: number): boolean {
  const days =
    Math.floor(wallMinuteInParis(end) / 1440) - Math.floor(wallMinuteInParis(start) / 1440)
  return clockAt(end) < clockAt(start) ? days === 1 : days === 0
}

function momentAt(minute: number): string {
  return `${dayOf(minute)} ${clockAt(minute)}`
}

function clockAt(minute: number): LocalTime {
  return timeOfMinute(wallMinuteInParis(minute))
}
