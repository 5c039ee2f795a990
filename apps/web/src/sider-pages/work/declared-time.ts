import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  addDays,
  type Instant,
  type IsoDate,
  isLocalTime,
} from '@renfort/domain/kernel/calendar.ts'
import { instantAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'

/** The times of a declaration as they are typed, `HH:mm`, on the clocks of the place. */
export interface TypedTime {
  readonly start: string
  readonly end: string
  readonly hasBreak: boolean
  readonly breakStart: string
  readonly breakEnd: string
}

/** A worked time as its fields show it; of several breaks the first. */
export function typedTime({ startDate, endDate, breaks }: WorkedTime, zone: TimeZone): TypedTime {
  const [rest] = breaks
  const shown = (at: Instant | undefined) => (at === undefined ? '' : localAt(at, zone).time)
  return {
    start: shown(startDate),
    end: shown(endDate),
    hasBreak: rest !== undefined,
    breakStart: shown(rest?.startDate),
    breakEnd: shown(rest?.endDate),
  }
}

/**
 * The worked time that is typed for a shift of a day. What is not later than the start is on the
 * next day; `null` while a time is missing.
 */
export function declaredTime(typed: TypedTime, day: IsoDate, zone: TimeZone): WorkedTime | null {
  const { start, hasBreak } = typed
  const at = (time: string): Instant | null => {
    if (!isLocalTime(time) || !isLocalTime(start)) return null
    return instantAt(time < start ? addDays(day, 1) : day, time, zone)
  }
  const [startDate, typedEnd] = [at(start), at(typed.end)]
  // A shift that ends at the hour of its start has lasted a day.
  const isWholeDay = typed.end === start && isLocalTime(start)
  const endDate = isWholeDay ? instantAt(addDays(day, 1), start, zone) : typedEnd
  if (startDate === null || endDate === null) return null
  if (!hasBreak) return { startDate, endDate, breaks: [] }
  const [breakStart, breakEnd] = [at(typed.breakStart), at(typed.breakEnd)]
  if (breakStart === null || breakEnd === null) return null
  return { startDate, endDate, breaks: [{ startDate: breakStart, endDate: breakEnd }] }
}
