import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
} from '../kernel/calendar.ts'
import { type AtPlace, dayAt, epochMinuteAt, wallMinuteAt } from '../kernel/place-time.ts'

/**
 * What a Sider is reminded of at the time of a shift: on its eve, two hours before it, and of a clock-out
 * that they seem to have forgotten.
 */
export const shiftReminderKinds = ['shiftEve', 'shiftSoon', 'clockOut'] as const
export type ShiftReminderKind = (typeof shiftReminderKinds)[number]

/**
 * The same, and that a contrat de mission of theirs is there to be signed. Each is a category of
 * messages that people may refuse.
 */
export const reminderKinds = [...shiftReminderKinds, 'paperReady'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Minutes after the planned end of a shift from which its clock-out seems forgotten. */
export const forgottenAfterMinutes = 30

const soonMinutes = 120
const eveMinute = 18 * 60

/** Nobody is written to from 21:00 to 7:00 on the clocks of the place of work. */
const quietFrom = 21 * 60
const quietTo = 7 * 60

/** What would fall into the night goes at this time of the evening before: a slow network has a quarter of an hour. */
const lastMinute = quietFrom - 15

/** In the morning, a reminder of a shift is of use this long before it; whoever begins earlier is on the way. */
const stillUsefulMinutes = 60

/** A shift, on the clocks of its place. */
export interface RemindedShift extends AtPlace {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** From when on a reminder goes, and until when it is of use: never in the night. */
export interface ReminderWindow {
  readonly from: Instant
  readonly until: Instant
}

/** The planned moment that a reminder is about; of a shift that is moved, it is another reminder. */
export function aboutOf(kind: ShiftReminderKind, { startsAt, endsAt }: RemindedShift): Instant {
  return kind === 'clockOut' ? endsAt : startsAt
}

export function reminderWindow(kind: ShiftReminderKind, shift: RemindedShift): ReminderWindow {
  const { timeZone: zone } = shift
  const onDay = (day: number, minute: number) => epochMinuteAt(day * 1440 + minute, zone)
  const start = epochMinuteOf(shift.startsAt)
  const evening = (day: number, from: number) =>
    between(from, Math.min(onDay(day, quietFrom), start))
  if (kind === 'shiftEve') {
    const eve = dayAt(start, zone) - 1
    return evening(eve, onDay(eve, eveMinute))
  }
  const at =
    kind === 'shiftSoon' ? start - soonMinutes : epochMinuteOf(shift.endsAt) + forgottenAfterMinutes
  const minute = minuteOfDayAt(at, shift)
  const day = dayAt(at, zone)
  const morningDay = minute < quietTo ? day : day + 1
  const morning = onDay(morningDay, quietTo)
  if (kind === 'clockOut') {
    return isQuietMinute(minute)
      ? between(morning, onDay(morningDay, quietFrom))
      : between(at, onDay(day, quietFrom))
  }
  if (!isQuietMinute(minute)) return evening(day, at)
  if (start - morning >= stillUsefulMinutes) return between(morning, start)
  return evening(morningDay - 1, onDay(morningDay - 1, lastMinute))
}

/** Whether a reminder goes now; what a stop of the server has missed is sent while it is of use. */
export function isReminderDue(
  kind: ShiftReminderKind,
  shift: RemindedShift,
  now: Instant,
): boolean {
  const { from, until } = reminderWindow(kind, shift)
  return compareInstants(from, now) <= 0 && compareInstants(now, until) < 0
}

/**
 * Until when what is sent at a moment is of use: until the evening at a place, so that a slow network
 * wakes nobody; `null` in the night.
 */
export function usefulUntil(at: Instant, place: AtPlace): Instant | null {
  if (isQuiet(at, place)) return null
  const day = dayAt(epochMinuteOf(at), place.timeZone)
  return instantOfMinute(epochMinuteAt(day * 1440 + quietFrom, place.timeZone))
}

/** Whether nobody is written to at a moment, on the clocks of a place. */
export function isQuiet(at: Instant, place: AtPlace): boolean {
  return isQuietMinute(minuteOfDayAt(epochMinuteOf(at), place))
}

const isQuietMinute = (minute: number) => minute >= quietFrom || minute < quietTo

function minuteOfDayAt(epochMinute: number, { timeZone }: AtPlace): number {
  const wall = wallMinuteAt(epochMinute, timeZone)
  return wall - Math.floor(wall / 1440) * 1440
}

function between(from: number, until: number): ReminderWindow {
  return { from: instantOfMinute(from), until: instantOfMinute(until) }
}
