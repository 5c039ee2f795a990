import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  type IsoDate,
  dateInParis,
  type LocalTime,
  weekdayOf,
} from './calendar.ts'
import type { Weekday } from './civil-day.ts'

/** When a job runs again, on the clocks of Paris. */
export type Schedule =
  | { readonly every: 'minutes'; readonly minutes: number }
  | { readonly every: 'day'; readonly at: LocalTime }
  | { readonly every: 'week'; readonly on: Weekday; readonly at: LocalTime }

const minutesPerDay = 1440

/** Every so many minutes, 1 to 1440, counted from 1970-01-01T00:00Z; other numbers throw. */
export function everyMinutes(minutes: number): Schedule {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > minutesPerDay) {
    throw new RangeError(`Not a number of minutes from 1 to ${minutesPerDay}: ${minutes}`)
  }
  return { every: 'minutes', minutes }
}

/** Every day at a time of Paris. */
export function daily(at: LocalTime): Schedule {
  return { every: 'day', at }
}

/** Every week on a day, at a time of Paris. */
export function weekly(on: Weekday, at: LocalTime): Schedule {
  return { every: 'week', on, at }
}

/**
 * The first run after an instant. When clocks change, a time that does not exist moves forward by
 * the gap, and one that exists twice is the first. After a stop of the server, the last run as
 * argument gives the first missed run: one run makes up for all missed ones.
 */
export function nextRun(schedule: Schedule, after: Instant): Instant {
  if (schedule.every === 'minutes') {
    const { minutes } = schedule
    return instantOfMinute((Math.floor(epochMinuteOf(after) / minutes) + 1) * minutes)
  }
  const today = dateInParis(after)
  const day = schedule.every === 'day' ? today : nextWeekday(today, schedule.on)
  const run = instantInParis(day, schedule.at)
  if (compareInstants(run, after) > 0) return run
  return instantInParis(addDays(day, schedule.every === 'day' ? 1 : 7), schedule.at)
}

/** The date itself, or the next date on that weekday. */
function nextWeekday(date: IsoDate, weekday: Weekday): IsoDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}
