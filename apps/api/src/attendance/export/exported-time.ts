import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  epochMinuteOf,
  type LocalTime,
  timeOfMinute,
  wallMinuteOf,
} from '@renfort/domain/kernel/calendar.ts'

/** What a file says of a time, on a Paris clock and in minutes. */
export interface ExportedTime {
  readonly start: LocalTime
  readonly end: LocalTime
  /** « 12:00–12:30 », each break. */
  readonly breaks: string
  readonly breakMinutes: number
  /** Without the breaks. */
  readonly minutes: number
}

/** Reads each moment of a time once, whatever number of cells say something of it. */
export function exportedTime({ startDate, endDate, breaks }: WorkedTime): ExportedTime {
  const [start, end] = [epochMinuteOf(startDate), epochMinuteOf(endDate)]
  let breakMinutes = 0
  let text = ''
  for (const rest of breaks) {
    const [from, until] = [epochMinuteOf(rest.startDate), epochMinuteOf(rest.endDate)]
    breakMinutes += until - from
    text += `${text === '' ? '' : ', '}${clockAt(from)}–${clockAt(until)}`
  }
  return {
    start: clockAt(start),
    end: clockAt(end),
    breaks: text,
    breakMinutes,
    minutes: end - start - breakMinutes,
  }
}

function clockAt(minute: number): LocalTime {
  return timeOfMinute(wallMinuteOf(minute))
}
