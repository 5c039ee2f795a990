import { addDays, daysBetween, type IsoDate, timeOfMinute } from '../kernel/calendar.ts'
import { readClock } from './read-clock.ts'
import { type DayReading, readDay } from './read-day.ts'
import { readMoment } from './read-moment.ts'

/** The cells of a line that say when something begins and ends; absent without their column. */
export interface TimeCells {
  readonly day?: string | undefined
  readonly start?: string | undefined
  readonly endDay?: string | undefined
  readonly end?: string | undefined
}

/** A day with its minutes, up to 1440. */
export interface DayMinutes {
  readonly date: IsoDate
  readonly minutes: number
}

/** What the cells say; `null` for what cannot be read, a text for a moment that names its zone. */
export interface JoinedTimes {
  readonly start: DayMinutes | string | null
  readonly end: DayMinutes | string | null
}

/**
 * When a line begins and ends, whether its cells hold a day with a time, or the day stands in a column
 * of its own. An end without its day is of the day of the start, or of the next one when it comes
 * before the start.
 */
export function joinedTimes(cells: TimeCells, reading: DayReading): JoinedTimes {
  const start = momentIn(cells.start ?? cells.day ?? '', cells.day, reading)
  const end = momentIn(cells.end ?? '', cells.endDay, reading)
  if (end !== null || start === null || typeof start === 'string') return { start, end }
  const minutes = readClock(cells.end ?? '')
  if (minutes === null || (cells.endDay ?? '').trim() !== '') return { start, end: null }
  const isNextDay = minutes < start.minutes
  return { start, end: { date: isNextDay ? addDays(start.date, 1) : start.date, minutes } }
}

function momentIn(
  text: string,
  day: string | undefined,
  reading: DayReading,
): DayMinutes | string | null {
  const ofDay = day === undefined ? null : readDay(day, reading)
  const moment = readMoment(text, reading)
  if (moment !== null) {
    // A night may be kept under the day before; days further apart contradict each other.
    const isOther = ofDay !== null && Math.abs(daysBetween(ofDay, moment.date)) > 1
    if (moment.ahead !== null) return text.trim()
    return isOther ? null : { date: moment.date, minutes: moment.minutes }
  }
  const minutes = readClock(text)
  return ofDay === null || minutes === null ? null : { date: ofDay, minutes }
}

/** « 2026-12-07 09:00 », with 24:00 as the midnight of the next day. */
export function momentText({ date, minutes }: DayMinutes): string {
  return `${minutes === 1440 ? addDays(date, 1) : date} ${timeOfMinute(minutes)}`
}

/** The days of lines, each empty one that of the line above, as a merged cell leaves it. */
export function filledDown(days: readonly string[], isUsed: (at: number) => boolean): string[] {
  let above = ''
  return days.map((day, at) => {
    if (day.trim() !== '') above = day
    return day.trim() === '' && isUsed(at) ? above : day
  })
}
