import {
  civilOf,
  dayNumber,
  daysInMonth,
  firstMonday,
  weekdayOfDay,
  yearOfDay,
} from './civil-day.ts'
import type { Weekday } from './civil-day.ts'

/**
 * Dates, and instants on the clocks of Paris, as integers, because one quotation computes tens of
 * thousands of them. For the clocks of a place of work see `place-time.ts`.
 */
declare const brand: unique symbol

/** A calendar day, `YYYY-MM-DD`. Comparing two as strings orders them. */
export type IsoDate = string & { readonly [brand]: 'IsoDate' }
/** A moment, ISO 8601 in UTC ending in `Z`. */
export type Instant = string & { readonly [brand]: 'Instant' }
/** A wall-clock time of day, `HH:mm`, 00:00 to 23:59. */
export type LocalTime = string & { readonly [brand]: 'LocalTime' }

const minutesPerDay = 1440

export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, day] = [yearAtStartOf(text), twoDigits(text, 5), twoDigits(text, 8)]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function isInstant(text: string): text is Instant {
  const form = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/
  return form.test(text) && isIsoDate(text.slice(0, 10))
}

export function isLocalTime(text: string): text is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Marks a text as a date; anything else is a programming error and throws. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a date: ${text}`)
  return text
}

/** Marks a text as a UTC instant; anything else is a programming error and throws. */
export function instant(text: string): Instant {
  if (!isInstant(text)) throw new RangeError(`Not an instant in UTC: ${text}`)
  return text
}

/** Marks a text as a time of day; anything else is a programming error and throws. */
export function localTime(text: string): LocalTime {
  if (!isLocalTime(text)) throw new RangeError(`Not a time of day: ${text}`)
  return text
}

export function dayNumberOf(date: IsoDate): number {
  return dayAtStartOf(date)
}

let month = { first: 0, last: -1, text: '' }

export function dateOfDay(day: number): IsoDate {
  if (day < month.first || day > month.last) month = monthAround(day)
  return `${month.text}${pad(day - month.first + 1, 2)}` as IsoDate
}

function monthAround(day: number): typeof month {
  const { year, month: ofYear, dayOfMonth } = civilOf(day)
  const first = day - dayOfMonth + 1
  const last = first + daysInMonth(year, ofYear) - 1
  return { first, last, text: `${pad(year, 4)}-${pad(ofYear, 2)}-` }
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdayOfDay(dayNumberOf(date))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDay(dayNumberOf(date) + days)
}

/** Calendar months later; a day that the month lacks becomes its last (31 January + 1 = 28 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, dayOfMonth } = civilOf(dayNumberOf(date))
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dateOfDay(dayNumber(toYear, toMonth, Math.min(dayOfMonth, daysInMonth(toYear, toMonth))))
}

/** Whole days from the first date to the second, negative when it comes before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumberOf(to) - dayNumberOf(from)
}

export function isoWeekOf(date: IsoDate): { year: number; week: number } {
  const monday = dayNumberOf(date) - weekdayOf(date)
  const year = yearOfDay(monday + 3)
  return { year, week: (monday - firstMonday(year)) / 7 + 1 }
}

/** The Monday of the ISO week of a day, by which the week is named. */
export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -weekdayOf(day))
}

export function mondayOfWeek(year: number, week: number): IsoDate {
  return dateOfDay(firstMonday(year) + (week - 1) * 7)
}

/** Number of ISO weeks of a year: 52 or 53. */
export function weeksInYear(year: number): number {
  return (firstMonday(year + 1) - firstMonday(year)) / 7
}

// Minutes: an epoch minute counts real minutes since 1970-01-01T00:00Z; a wall minute counts
// 1440 × day + minute of day on a Paris clock.

/** Real minutes since 1970 of an instant; its seconds are dropped. */
export function epochMinuteOf(at: Instant): number {
  return dayAtStartOf(at) * minutesPerDay + twoDigits(at, 11) * 60 + twoDigits(at, 14)
}

export function instantOfMinute(epochMinute: number): Instant {
  const day = Math.floor(epochMinute / minutesPerDay)
  return `${dateOfDay(day)}T${timeOfMinute(epochMinute - day * minutesPerDay)}:00.000Z` as Instant
}

/** Negative, zero or positive as `a` is before, at or after `b`, to the nanosecond. */
export function compareInstants(a: Instant, b: Instant): number {
  const minutesApart = epochMinuteOf(a) - epochMinuteOf(b)
  if (minutesApart !== 0) return minutesApart
  return Number(a.slice(17, -1)) - Number(b.slice(17, -1))
}

let period = { from: 0, to: 0, offset: 60 }

/** Minutes by which a Paris clock is ahead of UTC: 60 in winter, 120 in summer. */
export function parisOffset(epochMinute: number): number {
  return periodAt(epochMinute).offset
}

/** The first real minute, later than the given one, at which Paris clocks change. */
export function nextClockChange(epochMinute: number): number {
  return periodAt(epochMinute).to
}

// Summer time runs from the last Sunday of March to the last Sunday of October, both at 01:00 UTC,
// since 1996 (Directive 2000/84/EC, art. 2 and 3). The last period is cached.
function periodAt(epochMinute: number): typeof period {
  if (epochMinute >= period.from && epochMinute < period.to) return period
  const year = yearOfDay(Math.floor(epochMinute / minutesPerDay))
  const [spring, autumn] = [lastSundayAtOne(year, 3), lastSundayAtOne(year, 10)]
  if (epochMinute < spring) {
    period = { from: lastSundayAtOne(year - 1, 10), to: spring, offset: 60 }
  } else if (epochMinute < autumn) {
    period = { from: spring, to: autumn, offset: 120 }
  } else {
    period = { from: autumn, to: lastSundayAtOne(year + 1, 3), offset: 60 }
  }
  return period
}

function lastSundayAtOne(year: number, month: 3 | 10): number {
  const last = dayNumber(year, month, 31)
  return (last - ((weekdayOfDay(last) + 1) % 7)) * minutesPerDay + 60
}

export function wallMinuteInParis(epochMinute: number): number {
  return epochMinute + parisOffset(epochMinute)
}

/**
 * A wall time that the clock change skips moves forward by the gap; a repeated one means the first.
 */
export function epochMinuteInParis(wallMinute: number): number {
  return parisOffset(wallMinute - 120) === 120 ? wallMinute - 120 : wallMinute - 60
}

export function minuteOfTime(time: LocalTime | '24:00'): number {
  return twoDigits(time, 0) * 60 + twoDigits(time, 3)
}

/** The time of day, whatever the day, at a number of minutes after midnight. */
export function timeOfMinute(minute: number): LocalTime {
  const ofDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${pad(Math.floor(ofDay / 60), 2)}:${pad(ofDay % 60, 2)}` as LocalTime
}

export function localInParis(at: Instant): { date: IsoDate; time: LocalTime } {
  const wall = wallMinuteInParis(epochMinuteOf(at))
  return { date: dateOfDay(Math.floor(wall / minutesPerDay)), time: timeOfMinute(wall) }
}

export function dateInParis(at: Instant): IsoDate {
  return localInParis(at).date
}

/**
 * The last day of a shift, a contract or a mission: the Paris day of its last minute. A night ends
 * on the day after its start; work that ends at midnight ends on the day before that midnight.
 */
export function lastDateInParis({ endsAt }: { readonly endsAt: Instant }): IsoDate {
  return dateInParis(instantOfMinute(epochMinuteOf(endsAt) - 1))
}

/** The instant of a Paris date and time; skipped and repeated times are read as by `epochMinuteInParis`. */
export function instantInParis(date: IsoDate, time: LocalTime): Instant {
  return instantOfMinute(epochMinuteInParis(dayNumberOf(date) * minutesPerDay + minuteOfTime(time)))
}

function dayAtStartOf(text: string): number {
  return dayNumber(yearAtStartOf(text), twoDigits(text, 5), twoDigits(text, 8))
}

function yearAtStartOf(text: string): number {
  return twoDigits(text, 0) * 100 + twoDigits(text, 2)
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
}

const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

function pad(value: number, width: number): string {
  return (width === 2 ? pairs[value] : undefined) ?? String(value).padStart(width, '0')
}
