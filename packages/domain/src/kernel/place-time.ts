import {
  dateOfDay,
  dayNumberOf,
  epochMinuteOf,
  epochMinuteInParis,
  type Instant,
  instantOfMinute,
  type IsoDate,
  type LocalTime,
  minuteOfTime,
  nextClockChange,
  parisOffset,
  timeOfMinute,
} from './calendar.ts'
import { dayNumber, weekdayOfDay, yearOfDay } from './civil-day.ts'

/**
 * Time zones of French places of work. This file does for them what `calendar.ts` does for Paris.
 */
export const timeZones = [
  'Europe/Paris',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'Indian/Reunion',
  'America/Miquelon',
  'Indian/Mayotte',
  'America/St_Barthelemy',
  'America/Marigot',
] as const

/** A zone of France by its IANA name. */
export type TimeZone = (typeof timeZones)[number]

/** The zone of mainland France, and of the deadlines and scheduled runs of the product. */
export const parisZone = 'Europe/Paris' as const satisfies TimeZone

/** Minutes ahead of UTC in winter, and in summer where clocks change. */
const offsets: Readonly<Record<TimeZone, { readonly winter: number; readonly summer?: number }>> = {
  'Europe/Paris': { winter: 60, summer: 120 },
  'America/Guadeloupe': { winter: -240 },
  'America/Martinique': { winter: -240 },
  'America/Cayenne': { winter: -180 },
  'Indian/Reunion': { winter: 240 },
  'America/Miquelon': { winter: -180, summer: -120 },
  'Indian/Mayotte': { winter: 180 },
  'America/St_Barthelemy': { winter: -240 },
  'America/Marigot': { winter: -240 },
}

/** Minutes by which the clocks of a place are ahead of UTC; negative west of Greenwich. */
export function offsetAt(epochMinute: number, zone: TimeZone): number {
  if (zone === parisZone) return parisOffset(epochMinute)
  return zone === 'America/Miquelon' ? miquelonPeriodAt(epochMinute).offset : offsets[zone].winter
}

/** The first real minute, later than the given one, at which the clocks of a place change; Infinity where they never do. */
export function clockChangeAfter(epochMinute: number, zone: TimeZone): number {
  if (zone === parisZone) return nextClockChange(epochMinute)
  return zone === 'America/Miquelon' ? miquelonPeriodAt(epochMinute).to : Number.POSITIVE_INFINITY
}

let period = { from: 0, to: 0, offset: 0 }

// Saint-Pierre-et-Miquelon follows North America: since 2007, summer time runs from the second Sunday of
// March to the first of November, both at 02:00 on its clocks. The last period is cached.
function miquelonPeriodAt(epochMinute: number): typeof period {
  if (epochMinute >= period.from && epochMinute < period.to) return period
  const year = yearOfDay(Math.floor((epochMinute - 180) / 1440))
  const [spring, autumn] = [springOf(year), autumnOf(year)]
  if (epochMinute < spring) {
    period = { from: autumnOf(year - 1), to: spring, offset: -180 }
  } else if (epochMinute < autumn) {
    period = { from: spring, to: autumn, offset: -120 }
  } else {
    period = { from: autumn, to: springOf(year + 1), offset: -180 }
  }
  return period
}

function springOf(year: number): number {
  return sundayFrom(year, 3, 8) * 1440 + 2 * 60 + 180
}

function autumnOf(year: number): number {
  return sundayFrom(year, 11, 1) * 1440 + 2 * 60 + 120
}

function sundayFrom(year: number, month: number, dayOfMonth: number): number {
  const day = dayNumber(year, month, dayOfMonth)
  return day + 6 - weekdayOfDay(day)
}

/** The wall minute of a real minute at a place: 1440 × day + minute of the day. */
export function wallMinuteAt(epochMinute: number, zone: TimeZone): number {
  return epochMinute + offsetAt(epochMinute, zone)
}

/** A wall time that a place skips moves forward by the gap; a repeated one means the first. */
export function epochMinuteAt(wallMinute: number, zone: TimeZone): number {
  if (zone === parisZone) return epochMinuteInParis(wallMinute)
  const { winter, summer = winter } = offsets[zone]
  const inSummer = wallMinute - summer
  return offsetAt(inSummer, zone) === summer ? inSummer : wallMinute - winter
}

/** The number of the local day of a real minute. */
export function dayAt(epochMinute: number, zone: TimeZone): number {
  return Math.floor(wallMinuteAt(epochMinute, zone) / 1440)
}

/** The local day and time of an instant at a place. */
export function localAt(at: Instant, zone: TimeZone): { date: IsoDate; time: LocalTime } {
  const wall = wallMinuteAt(epochMinuteOf(at), zone)
  return { date: dateOfDay(Math.floor(wall / 1440)), time: timeOfMinute(wall) }
}

export function dateAt(at: Instant, zone: TimeZone): IsoDate {
  return dateOfDay(dayAt(epochMinuteOf(at), zone))
}

/** The instant of a date and time at a place; skipped and repeated times are read as by `epochMinuteAt`. */
export function instantAt(date: IsoDate, time: LocalTime, zone: TimeZone): Instant {
  return instantOfMinute(epochMinuteAt(dayNumberOf(date) * 1440 + minuteOfTime(time), zone))
}

/** Work with the time zone of its place, in which its dates and times are shown. */
export interface AtPlace {
  readonly timeZone: TimeZone
}

/** The day that work belongs to: the local day of its start, even when it ends on the next day. */
export function startDayOf(work: AtPlace & { readonly startsAt: Instant }): IsoDate {
  return dateAt(work.startsAt, work.timeZone)
}

/** The last local day of a shift, a contract or a mission, computed as in `lastDateInParis`. */
export function lastDayOf(work: AtPlace & { readonly endsAt: Instant }): IsoDate {
  return dateOfDay(dayAt(epochMinuteOf(work.endsAt) - 1, work.timeZone))
}
